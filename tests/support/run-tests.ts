import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runChecks } from "./checks.ts";
import { root, run } from "./run.ts";
import { needChromium } from "./system-packages.ts";

type Totals = { passed: number; failed: number; skipped: number };
type Lane = { name: string; projects: string[]; env?: Record<string, string>; prepare?: () => Promise<void> };

const lanes: Lane[] = [
  { name: "unit", projects: ["unit", "screens", "architecture"] },
  { name: "database", projects: ["database"] },
  { name: "integration", projects: ["integration"] },
  { name: "security", projects: ["security"], prepare: needChromium },
];
/** Stories mostly wait: two at a time, beside the other lanes, leave the cores about busy. */
const stories: Lane = { name: "e2e", projects: ["e2e"], env: { E2E_WORKERS: "2" }, prepare: needChromium };

const named = (word: string) => [...lanes, stories].some(({ name }) => name === word);
const words = process.argv.slice(2);
const wanted = words.filter(named);
/** Of a lane, only these: `npm run test:e2e -- tests/e2e/booking.e2e.ts`. */
const files = words.filter((word) => !named(word));

const results = join(root, "tests/results");
const total: Totals = { passed: 0, failed: 0, skipped: 0 };
const add = ({ passed = 0, failed = 0, skipped = 0 }: Partial<Totals>) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

/** A lane's words come in one piece when it is over, since another speaks meanwhile; `tests/results/<lane>.log` has them at once. */
async function runLane({ name, projects, env = {} }: Lane): Promise<Totals> {
  const report = join(results, `${name}.json`);
  const log = join(results, `${name}.log`);
  for (const old of [report, log]) rmSync(old, { force: true });
  const { code, output } = await run(
    "vitest",
    [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      ...files,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { quiet: true, env, log },
  );
  console.log(output.trimEnd());
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, "utf8"));
  // A lane can fail without a failed test: an unhandled error, a suite that would not load.
  const failed = code === 0 ? numFailedTests : Math.max(1, numFailedTests);
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

async function runTimed(lane: Lane): Promise<void> {
  const started = Date.now();
  try {
    add(await runLane(lane));
  } catch (error) {
    console.error(`${lane.name}: ${error instanceof Error ? error.message : error}`);
    add({ failed: 1 });
  }
  console.log(`${lane.name}: ${Math.round((Date.now() - started) / 1000)} s\n`);
}

async function runOneByOne(some: Lane[]): Promise<void> {
  for (const lane of some) await runTimed(lane);
}

mkdirSync(results, { recursive: true });
const all = wanted.length === 0;
const chosen = [...lanes, stories].filter(({ name }) => all || wanted.includes(name));
// What a lane wants from the system is installed by one at a time.
for (const { prepare } of chosen) await prepare?.();

if (all) add(await runChecks());
// What holds figures in milliseconds has the machine to itself.
await runOneByOne(chosen.filter((lane) => lane.name === "database"));
const others = chosen.filter((lane) => lane.name !== "database" && lane !== stories);
await Promise.all([runOneByOne(others), runOneByOne(chosen.filter((lane) => lane === stories))]);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exitCode = total.failed > 0 ? 1 : 0;
