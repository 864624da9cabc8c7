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

/** A lane's words come in one piece when it is over, since another speaks meanwhile; `tests/results/<lane>.log` has them at once. */
async function runLane({ name, projects, env = {} }: Lane): Promise<FileResult[]> {
  const report = join(reports, `${name}.json`);
  const log = join(reports, `${name}.log`);
  for (const old of [report, log]) rmSync(old, { force: true });
  const started = Date.now();
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
    { quiet: true, env: { ...memory, ...env }, log },
  );
  console.log(output.trimEnd());
  console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s\n`);
  return readReport(report, code);
}

const found = new Map<Lane, FileResult[]>();
async function runOneByOne(some: Lane[]): Promise<void> {
  for (const lane of some) found.set(lane, await runLane(lane));
}

const told = (file: string, { test, why }: Failure) => `${file} > ${test}: ${why}`;

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

const every = [...found.values()].flat();
const total = sumOf([...every, { ...checked, skipped: 0 }]);
for (const { file, failures } of every) for (const failure of failures) console.log(`FAILED ${told(file, failure)}`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exitCode = total.failed > 0 ? 1 : 0;
