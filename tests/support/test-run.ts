import { globSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { IN_MEMORY, memoryFolder } from "./memory-folder.ts";
import { isRunning, startTicks } from "./processes.ts";

/** Every process of a run inherits this variable, even if its parent ended. */
const MARK = "JOURNEY_TEST_RUN";
const FOLDER = "journey-run-";

/** A pid alone may be reused. */
export const runIdOf = (pid: number): string => `${pid}-${startTicks(pid)}`;
function isAlive(run: string): boolean {
  const pid = Number(run.split("-")[0]);
  return runIdOf(pid) === run && isRunning(pid);
}

export const folderOf = (run: string): string => join(IN_MEMORY, `${FOLDER}${run}`);

function markedProcesses(): { pid: number; run: string }[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const [, run] = new RegExp(`(?:^|\0)${MARK}=([^\0]+)`).exec(readFileSync(`/proc/${pid}/environ`, "utf8")) ?? [];
      return run ? [{ pid: Number(pid), run }] : [];
    } catch {
      // It ended meanwhile, or belongs to someone else.
      return [];
    }
  });
}

export const processesOf = (run: string): number[] =>
  process.platform === "linux" ? markedProcesses().flatMap((one) => (one.run === run ? [one.pid] : [])) : [];

const ROUNDS = 20;

/** Repeats, since processes may start others meanwhile; then removes their files. */
export function endRun(run: string): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = processesOf(run).filter((pid) => pid !== process.pid);
    if (left.length === 0) break;
    for (const pid of left) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It ended meanwhile.
      }
    }
  }
  rmSync(folderOf(run), { recursive: true, force: true, maxRetries: 5 });
}

function endLeftRuns(): void {
  if (process.platform !== "linux") return;
  const folders = globSync(`${FOLDER}*`, { cwd: IN_MEMORY }).map((name) => name.slice(FOLDER.length));
  const runs = new Set([...folders, ...markedProcesses().map(({ run }) => run)]);
  for (const run of runs) if (!isAlive(run)) endRun(run);
}

export function beginRun(): Record<string, string> {
  endLeftRuns();
  const run = runIdOf(process.pid);
  process.once("exit", () => endRun(run));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(130));
  return { [MARK]: run, ...memoryFolder(folderOf(run)) };
}

export function endWithRunner(): void {
  const run = process.env[MARK];
  if (!run || !process.channel) return;
  process.once("disconnect", () => {
    endRun(run);
    process.exit(1);
  });
  process.channel.unref();
}
