import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runChecks } from "./checks.ts";
import { type FileResult, readReport, slowest, sumOf } from "./lane-report.ts";
import { processorSeconds } from "./processes.ts";
import type { Progress } from "./progress-reporter.ts";
import { quickTestsOf } from "./quick-tests.ts";
import { root, run } from "./run.ts";
import { needChromium, needNginx } from "./system-packages.ts";
import { beginRun } from "./test-run.ts";

type Lane = {
  name: string;
  projects: string[];
  env?: Record<string, string>;
  prepare?: () => Promise<void>;
};

const lanes: Lane[] = [
  { name: "unit", projects: ["unit", "stores", "screens", "architecture"] },
  { name: "database", projects: ["database"] },
  { name: "integration", projects: ["integration"] },
  { name: "security", projects: ["security"], prepare: needChromium },
];
/** With a third, pages on two cores answered after more than a minute. */
const MOST_WORKERS = 2;
const words = process.argv.slice(2).filter((word) => word !== "--all");
const storyFiles = words.filter((word) => word.endsWith(".e2e.ts")).length;
const workers = storyFiles > 0 ? Math.min(storyFiles, MOST_WORKERS) : MOST_WORKERS;
const stories: Lane = {
  name: "e2e",
  projects: ["e2e"],
  env: { E2E_WORKERS: String(workers) },
  async prepare() {
    await needChromium();
    await needNginx();
  },
};

const named = (word: string) => [...lanes, stories].some(({ name }) => name === word);
const selectedTests = words.filter(named);
/** `npm run test:e2e -- tests/e2e/booking.e2e.ts` runs only these files. */
const files = words.filter((word) => !named(word));

/** A file named by hand runs whole. */
const isWhole = process.argv.includes("--all") || files.length > 0;

const SLOWEST = 10;
const LINE_EVERY_MS = 60_000;
const reports = process.env["TEST_RESULTS"] ?? join(root, "tests/results");
const started = Date.now();
const progress = new Map<string, { planned: number; done: number; failed: number }>();
const env = beginRun();

const clock = (): string => {
  const seconds = Math.round((Date.now() - started) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

function tellProgress(): void {
  const parts = [...progress].map(([lane, { planned, done, failed }]) => {
    const failures = failed > 0 ? `, ${failed} FAILED` : "";
    return `${lane} ${done} of ${planned || "?"} files${failures}`;
  });
  console.log(`${clock()}  ${parts.join("; ") || "checks"}`);
}

function follow(lane: string, event: Progress): void {
  const so = progress.get(lane) ?? { planned: 0, done: 0, failed: 0 };
  progress.set(lane, so);
  if ("planned" in event) {
    so.planned = event.planned;
    return;
  }
  so.done += 1;
  so.failed += event.failures.length;
  for (const failure of event.failures) console.log(`${clock()}  FAILED ${event.file} > ${failure}`);
}

async function runLane({ name, projects, env: more = {} }: Lane): Promise<FileResult[]> {
  const report = join(reports, `${name}.json`);
  const log = join(reports, `${name}.log`);
  for (const old of [report, log]) rmSync(old, { force: true });
  progress.set(name, { planned: 0, done: 0, failed: 0 });
  const tier = isWhole ? [] : [`--tags-filter=${quickTestsOf(name)}`];
  const { code, output } = await run(
    "vitest",
    ["run", ...projects.flatMap((project) => ["--project", project]), ...tier, ...files],
    {
      quiet: true,
      env: { ...env, ...more, ...(isWhole ? {} : { SAME_EXAMPLES: "1" }), LANE_REPORT: report },
      log,
      onMessage: (event) => follow(name, event as Progress),
    },
  );
  if (code !== 0) console.log(output.trimEnd());
  const results = readReport(report, code);
  const { passed, failed } = sumOf(results);
  console.log(`${clock()}  ${name} is over: ${passed} passed, ${failed} failed`);
  progress.delete(name);
  return results;
}

const every: FileResult[] = [];

mkdirSync(reports, { recursive: true });
const all = selectedTests.length === 0;
const chosen = [...lanes, stories].filter(({ name }) => all || selectedTests.includes(name));
// One at a time, since apt locks.
for (const { prepare } of chosen) await prepare?.();

const ticking = setInterval(tellProgress, LINE_EVERY_MS);
async function runInTurn(turn: readonly Lane[]): Promise<void> {
  for (const lane of turn) if (chosen.includes(lane)) every.push(...(await runLane(lane)));
}
// The checks leave a core idle, and these two lanes none; the others wait for much, so they run beside each other.
const [checked] = await Promise.all([
  all ? runChecks() : { passed: 0, failed: 0 },
  runInTurn(lanes.filter(({ name }) => name === "unit" || name === "database")),
]);
await Promise.all([
  runInTurn(lanes.filter(({ name }) => name === "integration" || name === "security")),
  runInTurn([stories]),
]);
clearInterval(ticking);
if (isWhole && all) {
  const { code, output } = await run("node", ["tests/planted/run-planted.ts"], { quiet: true, env });
  console.log(output.trimEnd());
  every.push({
    file: "tests/planted",
    seconds: 0,
    skipped: 0,
    passed: 0,
    failed: 0,
    failures: [],
    ...(code === 0 ? { passed: 1 } : { failed: 1 }),
  });
}

const total = sumOf([...every, { ...checked, skipped: 0 }]);
for (const { file, failures } of every)
  for (const { test, why } of failures) console.log(`FAILED ${file} > ${test}: ${why}`);
console.log(`The slowest of ${every.length} files:`);
for (const { file, seconds } of slowest(every, SLOWEST)) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
const processor = processorSeconds();
if (processor !== undefined) console.log(`${Math.round(processor)} s of the processor, user and system`);
if (total.skipped > 0) console.log(`${total.skipped} ${isWhole ? "skipped" : "left to npm run test:all"}`);
console.log(`${total.passed} passed, ${total.failed} failed in ${clock()} min`);
process.exitCode = total.failed > 0 ? 1 : 0;
