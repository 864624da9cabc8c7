import "fake-indexeddb/auto";
import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import { db } from "./db.ts";
import { clearDeskCache, trimDeskCache, cacheForDesk, cachedForDesk, cachedUnder } from "./desk-cache.ts";

const list = v.array(v.string());
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => db.state.clear());

it("returns a cached answer with its time, and nothing for an address that was never read", async () => {
  await cacheForDesk([{ name: "today", value: ["Anna"] }], 1_000);
  expect(await cachedForDesk("today", list)).toEqual({ value: ["Anna"], at: 1_000 });
  expect(await cachedForDesk("tomorrow", list)).toBeNull();
});

it("ignores an answer that another version of the app cached and this one cannot parse", async () => {
  await cacheForDesk([{ name: "today", value: { people: 3 } }], 1_000);
  expect(await cachedForDesk("today", list)).toBeNull();
  expect(await cachedUnder("to", list)).toEqual([]);
});

it("is deleted at sign-out and once it is old, and nothing else is", async () => {
  await db.state.put({ key: "save-wifi-only", value: true });
  await cacheForDesk([{ name: "old", value: ["old"] }], 0);
  await cacheForDesk([{ name: "new", value: ["new"] }], DAY_MS);
  await trimDeskCache(14 * DAY_MS + 1);
  expect(await cachedForDesk("old", list)).toBeNull();
  expect(await cachedForDesk("new", list)).not.toBeNull();
  await clearDeskCache();
  expect((await db.state.toArray()).map(({ key }) => key)).toEqual(["save-wifi-only"]);
});
