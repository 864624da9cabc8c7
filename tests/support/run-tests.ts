import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runChecks } from "./checks.ts";
import { root, run } from "./run.ts";
import { needChromium } from "./system-packages.ts";

type Totals = { passed: number; failed: number; skipped: number };
type Lane = { name: string; projects: string[]; prepare?: () => Promise<void> };

const lanes: Lane[] = [
  { name: "unit", projects: ["unit", "screens", "architecture"] },
  { name: "database", projects: ["database"] },
  { name: "integration", projects: ["integration"] },
  { name: "security", projects: ["security"], prepare: needChromium },
  { name: "e2e", projects: ["e2e"], prepare: needChromium },
];

const results = join(root, "tests/results");

const runLane = async ({ name, projects, prepare }: Lane): Promise<Totals> => {
  await prepare?.();
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const { code } = await run("vitest", [
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--passWithNoTests",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, "utf8"));
  // A lane can fail without a failed test: an unhandled error, a suite that would not load.
  const failed = code === 0 ? numFailedTests : Math.max(1, numFailedTests);
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
};

mkdirSync(results, { recursive: true });
const wanted = process.argv.slice(2);
const total: Totals = { passed: 0, failed: 0, skipped: 0 };
const add = (part: Partial<Totals>) => {
  total.passed += part.passed ?? 0;
  total.failed += part.failed ?? 0;
  total.skipped += part.skipped ?? 0;
};

if (wanted.length === 0) add(await runChecks());
for (const lane of lanes) {
  if (wanted.length > 0 && !wanted.includes(lane.name)) continue;
  const started = Date.now();
  try {
    add(await runLane(lane));
  } catch (error) {
    console.error(`${lane.name}: ${error instanceof Error ? error.message : error}`);
    add({ failed: 1 });
  }
  console.log(`${lane.name}: ${Math.round((Date.now() - started) / 1000)} s\n`);
}
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exitCode = total.failed > 0 ? 1 : 0;
