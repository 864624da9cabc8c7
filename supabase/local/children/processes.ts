import { type ChildProcess, fork, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";
import type { ChildMessage } from "./child-messages.ts";
import { projectFolder } from "../settings.ts";
import type { SupabaseOptions } from "../backend/supabase-server.ts";

export type Started = { name: string; child: ChildProcess; port: number };
/** A port that takes questions, and its word that it answers them from now on. */
export type Starting = { listens: Promise<Started>; ready: Promise<Started> };

const bin = (name: string) => join(projectFolder, "node_modules/.bin", name);

/** Waits for a child's word; a child that ends before that has failed. */
const whenTold = (
  word: "listening" | "ready",
  name: string,
  child: ChildProcess,
  listen: (heard: (message: ChildMessage) => void) => void,
) =>
  new Promise<Started>((resolve, reject) => {
    let reason = "";
    listen((message) => {
      if (message.type === "failed") reason = message.message;
      else if (message.type === word) resolve({ name, child, port: message.port });
    });
    child.once("error", (error) => reject(new Error(`${name} could not be started: ${error.message}`)));
    child.once("exit", (code, signal) =>
      reject(new Error(reason || `${name} ended at its start (${signal ?? code}).`)),
    );
  });

/** Children get a process group of their own, so that Ctrl-C reaches the parent alone and it ends them in order. */
const detached = { cwd: projectFolder, detached: true } as const;

/** Left to itself V8 lets its heap grow with the machine's memory: 39,000 requests took 110 MiB more, with these none. */
const FRUGAL = ["--max-semi-space-size=8", "--max-old-space-size=512"];
/** The same of the C library, which keeps a heap for each thread that ever ran: 40 MiB less with two. */
const FEW_HEAPS = { MALLOC_ARENA_MAX: "2" };

export const startSupabase = (options: SupabaseOptions, onChild: (child: ChildProcess) => void): Starting => {
  const child = fork(join(projectFolder, "supabase/local/backend/supabase-server.ts"), {
    ...detached,
    env: { ...process.env, ...FEW_HEAPS, SUPABASE_SERVER_OPTIONS: JSON.stringify(options), DO_NOT_TRACK: "1" },
    execArgv: ["--disable-warning=ExperimentalWarning", ...FRUGAL],
  });
  onChild(child);
  const told = (word: "listening" | "ready") =>
    whenTold(word, "The embedded Supabase", child, (heard) =>
      child.on("message", (message) => heard(message as ChildMessage)),
    );
  return { listens: told("listening"), ready: told("ready") };
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
  return whenTold("ready", "The edge functions", child, (heard) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith('{"type":"ready"')) heard(JSON.parse(line));
      else console.log(line);
    });
  });
};

/** Asks a child to end and waits; one that does not within five seconds is ended. */
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
