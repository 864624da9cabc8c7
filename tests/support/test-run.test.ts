import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { until } from "./processes.ts";
import { root } from "./run.ts";
import { folderOf, processesOf, runIdOf } from "./test-run.ts";

const results = mkdtempSync(join(tmpdir(), "journey-results-"));
afterAll(() => rmSync(results, { recursive: true, force: true }));

function startRun() {
  const child = spawn(
    join(root, "node_modules/.bin/node"),
    ["tests/support/run-tests.ts", "unit", "tests/simulation/outbox.test.ts"],
    { cwd: root, env: { ...process.env, SIM_SCHEDULES: "1000000000", TEST_RESULTS: results }, stdio: "ignore" },
  );
  return { child, id: runIdOf(child.pid ?? 0) };
}

const RUNNER_AND_WORKER = 2;

// Only Linux shows which processes belong to a run.
it.runIf(process.platform === "linux").each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
  "leaves no process and no folder after %s",
  async (signal) => {
    const { child, id } = startRun();
    await until("the lane has a worker", () => processesOf(id).length >= RUNNER_AND_WORKER, 60_000);
    child.kill(signal);
    await until("the runner has ended", () => child.exitCode !== null || child.signalCode !== null);
    await until("every process has ended", () => processesOf(id).length === 0);
    await until("the folder is removed", () => !existsSync(folderOf(id)));
    expect(child.exitCode ?? child.signalCode).toBe(signal === "SIGKILL" ? "SIGKILL" : 130);
  },
);
