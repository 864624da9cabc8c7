import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runChecks } from "./checks.ts";
import { type Failure, type FileResult, readReport, sumOf } from "./lane-report.ts";
import { memoryFolder } from "./memory-folder.ts";
import { root, run } from "./run.ts";
import { needChromium } from "./system-packages.ts";

type Lane = { name: string; projects: string[]; env?: Record<string, string>; prepare?: () => Promise<void> };

const lanes: Lane[] = [
  { name: "unit", projects: ["unit", "stores", "screens", "architecture"] },
  { name: "database", projects: ["database"] },
  { name: "integration", projects: ["integration"] },
  { name: "security", projects: ["security"], prepare: needChromium },
];
/** Stories wait for much: two at a time left a core of two half idle once the other lanes were over. */
const MOST_WORKERS = 3;
const words = process.argv.slice(2);
/** Each worker's stack has to start: a story that was asked for by its file needs one. */
const storyFiles = words.filter((word) => word.endsWith(".e2e.ts")).length;
const workers = storyFiles > 0 ? Math.min(storyFiles, MOST_WORKERS) : MOST_WORKERS;
const stories: Lane = {
  name: "e2e",
  projects: ["e2e"],
  env: { E2E_WORKERS: String(workers) },
  prepare: needChromium,
};

const named = (word: string) => [...lanes, stories].some(({ name }) => name === word);
const wanted = words.filter(named);
/** Of a lane, only these: `npm run test:e2e -- tests/e2e/booking.e2e.ts`. */
const files = words.filter((word) => !named(word));

const memory = memoryFolder();
const reports = join(root, "tests/results");
/** More than so many are not the machine's doing. */
const MOST_LOOKED_AT_AGAIN = 8;

/** A lane's words come in one piece when it is over, since another speaks meanwhile; `tests/results/<lane>.log` has them at once. */
async function runLane({ name, projects, env = {} }: Lane, only: string[], as = name): Promise<FileResult[]> {
  const report = join(reports, `${as}.json`);
  const log = join(reports, `${as}.log`);
  for (const old of [report, log]) rmSync(old, { force: true });
  const started = Date.now();
  const { code, output } = await run(
    "vitest",
    [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      ...only,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { quiet: true, env: { ...memory, ...env }, log },
  );
  console.log(output.trimEnd());
  console.log(`${as}: ${Math.round((Date.now() - started) / 1000)} s\n`);
  return readReport(report, code);
}

const found = new Map<Lane, FileResult[]>();
async function runOneByOne(some: Lane[]): Promise<void> {
  for (const lane of some) found.set(lane, await runLane(lane, files));
}

const told = (file: string, { test, why }: Failure) => `${file} > ${test}: ${why}`;
const unsure: string[] = [];
/** Files that failed beside others are looked at once more, alone: what is broken fails again, what was late is told. */
async function lookAgain(): Promise<void> {
  const failed = [...found].map(([lane, all]) => ({ lane, all, bad: all.filter((one) => one.failed > 0) }));
  const most = failed.reduce((sum, { bad }) => sum + bad.length, 0);
  if (most > MOST_LOOKED_AT_AGAIN || failed.some(({ bad }) => bad.some(({ file }) => file === ""))) return;
  for (const { lane, all, bad } of failed) {
    if (bad.length === 0) continue;
    const names = bad.map(({ file }) => file);
    const again = await runLane({ ...lane, env: {} }, names, `${lane.name}-again`);
    for (const { file, failures } of bad) {
      const still = new Set(again.find((one) => one.file === file)?.failures.map(({ test }) => test));
      unsure.push(...failures.filter(({ test }) => !still.has(test)).map((failure) => told(file, failure)));
    }
    found.set(lane, [...all.filter(({ file }) => !names.includes(file)), ...again]);
  }
}

mkdirSync(reports, { recursive: true });
const all = wanted.length === 0;
const chosen = [...lanes, stories].filter(({ name }) => all || wanted.includes(name));
// What a lane wants from the system is installed by one at a time.
for (const { prepare } of chosen) await prepare?.();

const checked = all ? await runChecks() : { passed: 0, failed: 0 };
// What holds figures in milliseconds has the machine to itself.
await runOneByOne(chosen.filter((lane) => lane.name === "database"));
const others = chosen.filter((lane) => lane.name !== "database" && lane !== stories);
await Promise.all([runOneByOne(others), runOneByOne(chosen.filter((lane) => lane === stories))]);
if (all) await lookAgain();

const every = [...found.values()].flat();
const total = sumOf([...every, { ...checked, skipped: 0 }]);
if (unsure.length > 0) console.log(`Failed beside others, passed alone:\n  ${unsure.join("\n  ")}`);
for (const { file, failures } of every) for (const failure of failures) console.log(`FAILED ${told(file, failure)}`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exitCode = total.failed > 0 ? 1 : 0;
