import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeOnce } from "./make-once.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "journey-made-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const HOUR = 3_600_000;
const make = async (place: string) => mkdirSync(place);

it("is made by the first caller", async () => {
  let made = 0;
  const counted = async (place: string) => {
    made += 1;
    await make(place);
  };
  expect(await makeOnce(folder, "state", counted)).toBe(join(folder, "state"));
  expect(await makeOnce(folder, "state", counted)).toBe(join(folder, "state"));
  expect(made).toBe(1);
});

it("is awaited by the others while it is made, and leaves no lock behind", async () => {
  let made = 0;
  const slowly = async (place: string) => {
    made += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await make(place);
  };
  const [one, other] = await Promise.all([makeOnce(folder, "state", slowly), makeOnce(folder, "state", slowly)]);
  expect(one).toBe(other);
  expect(made).toBe(1);
  expect(readdirSync(folder)).toEqual([basename(one)]);
});

it("is made again when its maker was killed", async () => {
  const { pid } = spawnSync("true");
  writeFileSync(join(folder, "turn-state"), String(pid));
  expect(await makeOnce(folder, "state", make)).toBe(join(folder, "state"));
  expect(readdirSync(folder)).toEqual(["state"]);
});

it("stays when another is made while a run may still use it; older ones are removed", async () => {
  const made = { "before-midnight": 1, yesterday: 24, "made-yesterday-used-now": 24, "new-given-up": 24 };
  for (const [name, hours] of Object.entries(made)) {
    await make(join(folder, name));
    const then = new Date(Date.now() - hours * HOUR);
    utimesSync(join(folder, name), then, then);
  }
  await makeOnce(folder, "made-yesterday-used-now", make);
  await makeOnce(folder, "today", make);
  expect(readdirSync(folder).toSorted()).toEqual(["before-midnight", "made-yesterday-used-now", "today"]);
});
