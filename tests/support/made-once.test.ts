import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { madeOnce } from "./made-once.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "journey-made-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const HOUR = 3_600_000;
const make = async (place: string) => mkdirSync(place);

it("is made by the first who wants it", async () => {
  let made = 0;
  const counted = async (place: string) => {
    made += 1;
    await make(place);
  };
  expect(await madeOnce(folder, "state", counted)).toBe(join(folder, "state"));
  expect(await madeOnce(folder, "state", counted)).toBe(join(folder, "state"));
  expect(made).toBe(1);
});

it("of two who make it at the same time, one's stays and nothing is left over", async () => {
  const [one, other] = await Promise.all([madeOnce(folder, "state", make), madeOnce(folder, "state", make)]);
  expect(one).toBe(other);
  expect(readdirSync(folder)).toEqual([basename(one)]);
});

it("what a run that is still going may have begun with stays when another is made; older ones go", async () => {
  const made = { "before-midnight": 1, yesterday: 24, "made-yesterday-used-now": 24, "new-given-up": 24 };
  for (const [name, hours] of Object.entries(made)) {
    await make(join(folder, name));
    const then = new Date(Date.now() - hours * HOUR);
    utimesSync(join(folder, name), then, then);
  }
  await madeOnce(folder, "made-yesterday-used-now", make);
  await madeOnce(folder, "today", make);
  expect(readdirSync(folder).toSorted()).toEqual(["before-midnight", "made-yesterday-used-now", "today"]);
});
