import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scratchCopy } from "../architecture/scratch-copy.ts";
import { readReport } from "../support/lane-report.ts";
import { quickTestsOf } from "../support/quick-tests.ts";
import { root, run } from "../support/run.ts";
import { needChromium } from "../support/system-packages.ts";
import { beginRun } from "../support/test-run.ts";
import { type Fault, projectOf, withFault } from "./fault.ts";
import { faults } from "./faults.ts";

const LONGEST_TITLE = 150;

type Verdict = "npm test" | "test:all" | "MISSED";
type Outcome = { seconds: number; failed: string | undefined; why: string | undefined; broken: string | undefined };

const words = process.argv.slice(2);
const isList = words.includes("--list");
const filter = words.filter((word) => word !== "--list");
const laneOf = ({ caughtBy }: Fault): string => projectOf(caughtBy[0]);
const groups = new Set(faults.flatMap((fault) => [fault.area as string, laneOf(fault)]));
/** `npm run test:planted -- SQL screens voucher`: an area or lane, or a word in names and files. */
const isNamed = (fault: Fault, word: string): boolean => {
  const { name, area, file, caughtBy } = fault;
  if (groups.has(word)) return area === word || laneOf(fault) === word;
  return [name, file, ...caughtBy].some((text) => text.includes(word));
};
const selectedFaults = faults.filter((fault) => filter.length === 0 || filter.some((word) => isNamed(fault, word)));

function countByLane(some: readonly Fault[]): string {
  const lanes = [...new Set(some.map(laneOf))];
  return lanes.map((lane) => `${some.filter((fault) => laneOf(fault) === lane).length} ${lane}`).join(", ");
}

async function runTests(
  folder: string,
  tests: readonly string[],
  env: Record<string, string>,
  tier: readonly string[] = [],
): Promise<Outcome> {
  const report = join(folder, "planted.json");
  rmSync(report, { force: true });
  const started = Date.now();
  const projects = [...new Set(tests.map(projectOf))].flatMap((project) => ["--project", project]);
  const { code, output } = await run(
    join(root, "node_modules/.bin/vitest"),
    ["run", ...projects, ...tier, ...tests, "--bail=1", "--reporter=json", `--outputFile.json=${report}`],
    { quiet: true, cwd: folder, env },
  );
  const failures = readReport(report, code).flatMap((file) => file.failures);
  const isTest = ({ test }: { test: string }) => test !== "the file itself" && test !== "the whole run";
  const failed = failures.find(isTest);
  const broken = failures.find((failure) => !isTest(failure));
  return {
    seconds: Math.round((Date.now() - started) / 1000),
    failed: failed?.test,
    why: failed?.why,
    broken: broken && `${broken.why}\n${output.slice(-2000)}`,
  };
}

/** Counts only failing tests, not code that no longer loads. */
async function caughtIn(folder: string, fault: Fault, env: Record<string, string>): Promise<Verdict> {
  const path = join(folder, fault.file);
  const before = readFileSync(path, "utf8");
  writeFileSync(path, withFault(before, fault));
  try {
    const quick = await runTests(folder, fault.caughtBy, env, [`--tags-filter=${quickTestsOf(laneOf(fault))}`]);
    const whole = quick.failed === undefined ? await runTests(folder, fault.caughtBy, env) : undefined;
    const { seconds, failed, broken } = whole ?? quick;
    const verdict = failed === undefined ? "MISSED" : whole ? "test:all" : "npm test";
    const how = failed?.slice(0, LONGEST_TITLE) ?? broken ?? `by ${fault.caughtBy.join(", ")}`;
    console.log(`${verdict}  ${fault.area}: ${fault.name} (${laneOf(fault)}, ${seconds} s)\n        ${how}`);
    return verdict;
  } finally {
    writeFileSync(path, before);
  }
}

async function runAll(): Promise<void> {
  if (selectedFaults.some((fault) => laneOf(fault) === "e2e")) await needChromium();
  const copy = scratchCopy({ pictures: true });
  const env = beginRun();
  process.once("exit", copy.remove);
  const tests = [...new Set(selectedFaults.flatMap(({ caughtBy }) => caughtBy))];
  const sound = await runTests(copy.folder, tests, env);
  const wrong = sound.failed === undefined ? sound.broken : `${sound.failed}: ${sound.why}`;
  if (wrong !== undefined) throw new Error(`Without any planted fault this fails: ${wrong}`);
  console.log(`${tests.length} test files pass without a planted fault (${sound.seconds} s)`);
  const verdicts: [Fault, Verdict][] = [];
  for (const fault of selectedFaults) verdicts.push([fault, await caughtIn(copy.folder, fault, env)]);
  const faultsOf = (wanted: Verdict) => verdicts.flatMap(([fault, verdict]) => (verdict === wanted ? [fault] : []));
  const [quick, late, missed] = [faultsOf("npm test"), faultsOf("test:all"), faultsOf("MISSED")];
  console.log(
    `By npm test: ${countByLane(quick)}; only by test:all: ${late.map(({ name }) => name).join("; ") || "none"}`,
  );
  console.log(`${quick.length + late.length} of ${selectedFaults.length} caught, ${quick.length} by npm test alone`);
  if (missed.length > 0) process.exitCode = 1;
}

// Vitest runs every test when it gets none.
if (selectedFaults.length === 0) throw new Error(`No planted fault is of ${filter.join(", ")}`);
if (isList) {
  for (const { area, name, file, caughtBy } of selectedFaults)
    console.log(`${area}: ${name}\n  ${file}\n  ${caughtBy.join(", ")}`);
  console.log(`${selectedFaults.length} planted faults: ${countByLane(selectedFaults)}`);
} else await runAll();
