import "fake-indexeddb/auto";
import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import { db } from "./db.ts";
import { clearDeskCache, trimDeskCache, cacheForDesk, cachedForDesk, cachedUnder } from "./desk-cache.ts";

const list = v.array(v.string());
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => db.state.clear());

it("what the desk saw comes back with when it was seen, and what was never seen does not", async () => {
  await cacheForDesk([{ name: "today", value: ["Anna"] }], 1_000);
  expect(await cachedForDesk("today", list)).toEqual({ value: ["Anna"], at: 1_000 });
  expect(await cachedForDesk("tomorrow", list)).toBeNull();
});

it("what another version of the app kept and this one does not understand is as if it were not there", async () => {
  await cacheForDesk([{ name: "today", value: { people: 3 } }], 1_000);
  expect(await cachedForDesk("today", list)).toBeNull();
  expect(await cachedUnder("to", list)).toEqual([]);
});

it("goes with the session and once it is old, and takes nothing else along", async () => {
  await db.state.put({ key: "save-wifi-only", value: true });
  await cacheForDesk([{ name: "old", value: ["old"] }], 0);
  await cacheForDesk([{ name: "new", value: ["new"] }], DAY_MS);
  await trimDeskCache(14 * DAY_MS + 1);
  expect(await cachedForDesk("old", list)).toBeNull();
  expect(await cachedForDesk("new", list)).not.toBeNull();
  await clearDeskCache();
  expect((await db.state.toArray()).map(({ key }) => key)).toEqual(["save-wifi-only"]);
});
