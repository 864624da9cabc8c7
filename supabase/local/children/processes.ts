import { type ChildProcess, fork, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { SupabaseOptions } from "../backend/supabase-server.ts";
import { projectFolder } from "../settings.ts";
import type { ChildMessage } from "./child-messages.ts";

export type Started = { name: string; child: ChildProcess; port: number };
export type Starting = { listens: Promise<Started>; ready: Promise<Started> };

const bin = (name: string) => join(projectFolder, "node_modules/.bin", name);

const waitForChild = (
  word: "listening" | "ready",
  name: string,
  child: ChildProcess,
  listen: (onMessage: (message: ChildMessage) => void) => void,
) =>
  new Promise<Started>((resolve, reject) => {
    listen((message) => {
      if (message.type === "failed") reject(new Error(message.message));
      else if (message.type === word) resolve({ name, child, port: message.port });
    });
    child.once("error", (error) => reject(new Error(`${name} could not be started: ${error.message}`)));
    child.once("exit", (code, signal) => reject(new Error(`${name} ended at its start (${signal ?? code}).`)));
  });

/** A process group of their own keeps Ctrl-C from the children, so the parent ends them in order. */
const detached = { cwd: projectFolder, detached: true } as const;

/** V8 grows its heap with the machine's memory: without limits 39,000 requests took 110 MiB more. */
const FRUGAL = ["--max-semi-space-size=8", "--max-old-space-size=512"];
/** The C library keeps a heap per thread; two save 40 MiB. */
const FEW_HEAPS = { MALLOC_ARENA_MAX: "2" };

export const startSupabase = (options: SupabaseOptions, onChild: (child: ChildProcess) => void): Starting => {
  const child = fork(join(projectFolder, "supabase/local/backend/supabase-server.ts"), {
    ...detached,
    env: { ...process.env, ...FEW_HEAPS, SUPABASE_SERVER_OPTIONS: JSON.stringify(options), DO_NOT_TRACK: "1" },
    execArgv: ["--disable-warning=ExperimentalWarning", ...FRUGAL],
  });
  onChild(child);
  const waitForMessage = (word: "listening" | "ready") =>
    waitForChild(word, "The embedded Supabase", child, (onMessage) =>
      child.on("message", (message) => onMessage(message as ChildMessage)),
    );
  return { listens: waitForMessage("listening"), ready: waitForMessage("ready") };
};

export const startFunctions = (
  env: Record<string, string>,
  onChild: (child: ChildProcess) => void,
): Promise<Started> => {
  const flags = ["--quiet", "--no-prompt", "--no-lock", "--node-modules-dir=manual", "--cached-only"];
  const rights = ["--allow-net", "--allow-env", "--allow-sys", `--allow-read=${projectFolder}`];
  const child = spawn(bin("deno"), ["run", ...flags, ...rights, "supabase/local/functions-router.ts"], {
    ...detached,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DENO_DIR: process.env.DENO_DIR,
      DENO_NO_UPDATE_CHECK: "1",
      ...env,
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  onChild(child);
  return waitForChild("ready", "The edge functions", child, (onMessage) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith('{"type":"ready"')) onMessage(JSON.parse(line));
      else console.log(line);
    });
  });
};

export const endChild = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      resolve();
      return;
    }
    const force = setTimeout(() => child.kill("SIGKILL"), 5_000);
    child.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    child.kill("SIGTERM");
  });
