import "fake-indexeddb/auto";
import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import { db } from "./db.ts";
import { forgetDesk, forgetOldDesk, keepForDesk, keptForDesk, keptUnder } from "./desk-kept.ts";

const list = v.array(v.string());
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => db.state.clear());

it("returns what the desk saw with the time it was seen, and nothing it never saw", async () => {
  await keepForDesk([{ name: "today", value: ["Anna"] }], 1_000);
  expect(await keptForDesk("today", list)).toEqual({ value: ["Anna"], at: 1_000 });
  expect(await keptForDesk("tomorrow", list)).toBeNull();
});

it("ignores data of another version that this one does not understand", async () => {
  await keepForDesk([{ name: "today", value: { people: 3 } }], 1_000);
  expect(await keptForDesk("today", list)).toBeNull();
  expect(await keptUnder("to", list)).toEqual([]);
});

it("removes desk data at sign-out and when it is old, and nothing else", async () => {
  await db.state.put({ key: "save-wifi-only", value: true });
  await keepForDesk([{ name: "old", value: ["old"] }], 0);
  await keepForDesk([{ name: "new", value: ["new"] }], DAY_MS);
  await forgetOldDesk(14 * DAY_MS + 1);
  expect(await keptForDesk("old", list)).toBeNull();
  expect(await keptForDesk("new", list)).not.toBeNull();
  await forgetDesk();
  expect((await db.state.toArray()).map(({ key }) => key)).toEqual(["save-wifi-only"]);
});
