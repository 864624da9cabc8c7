import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Fault, projectOf, withFault } from "../planted/fault.ts";
import { faults } from "../planted/faults.ts";
import { root } from "../support/run.ts";

const AREAS: Record<Fault["area"], number> = {
  domain: 12,
  data: 8,
  sync: 8,
  worker: 6,
  features: 12,
  desk: 8,
  guide: 6,
  SQL: 14,
  functions: 5,
  "local stack": 3,
};

describe("the list of planted faults", () => {
  it("finds the code of each exactly once in its file", () => {
    const lost = faults.flatMap((fault) => {
      try {
        const before = readFileSync(join(root, fault.file), "utf8");
        return withFault(before, fault) === before ? [`${fault.name}: changes nothing`] : [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(lost).toEqual([]);
  });

  it("names existing tests, of one lane for each fault", () => {
    const missing = faults.flatMap(({ caughtBy }) => caughtBy).filter((test) => !existsSync(join(root, test)));
    expect(missing).toEqual([]);
    expect(faults.filter(({ caughtBy }) => new Set(caughtBy.map(projectOf)).size > 1)).toEqual([]);
  });

  it("has each fault once, and every area of the project", () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    const areas = [...new Set(faults.map(({ area }) => area))];
    const counts = Object.fromEntries(areas.map((area) => [area, faults.filter((one) => one.area === area).length]));
    expect(counts).toEqual(AREAS);
  });
});

it.each([
  ["sw/is-page.test.ts", "unit"],
  ["tests/simulation/guide/check-ins.test.ts", "stores"],
  ["src/data/net/call.test.ts", "stores"],
  ["src/features/trips/trip/voucher.test.tsx", "screens"],
  ["tests/database/desk.test.ts", "database"],
  ["tests/e2e/keyboard.e2e.ts", "e2e"],
])("runs %s in the project %s", (test, project) => expect(projectOf(test)).toBe(project));
