import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { listFiles } from "../support/sources.ts";

const MOST_JOURNEYS = 60;

const files = listFiles();
const table = files.find(({ path }) => path === "tests/README.md")?.code ?? "";
const stories = files
  .filter(({ path }) => path.endsWith(".e2e.ts"))
  .map(({ path, code }) => {
    const count = (pattern: RegExp) => [...code.matchAll(pattern)].length;
    const journeys = count(/^ *journey\(/gm);
    return { name: basename(path, ".e2e.ts"), journeys, all: journeys + count(/^ *it(?:\.each)?[(<]/gm) };
  });

describe("the stories of npm test", () => {
  it("are at most sixty", () => {
    const journeys = stories.reduce((sum, story) => sum + story.journeys, 0);
    expect(journeys).toBeGreaterThan(0);
    expect(journeys).toBeLessThanOrEqual(MOST_JOURNEYS);
  });

  it("are listed in tests/README.md with all others", () => {
    const rows = [...table.matchAll(/^\| ([\w-]+) \| (\d+) of (\d+) \|/gm)].map(([, name, journeys, all]) => ({
      name,
      journeys: Number(journeys),
      all: Number(all),
    }));
    expect(rows).toEqual(stories.toSorted((one, other) => one.name.localeCompare(other.name)));
  });
});

describe("the parts of npm test", () => {
  it("each have a job in the workflow, with the checks", () => {
    const workflow = files.find(({ path }) => path === ".github/workflows/ci.yml")?.code ?? "";
    const jobs = [...workflow.matchAll(/command: "?([\w:]+)"?/g)].map(([, command]) => command);
    const lanes = Object.entries(manifest.scripts).filter(([, run]) => /run-tests\.ts \w+$/.test(run));
    expect(lanes.length).toBeGreaterThan(3);
    expect(jobs.toSorted()).toEqual(["check", "test:all", ...lanes.map(([name]) => name)].toSorted());
  });
});
