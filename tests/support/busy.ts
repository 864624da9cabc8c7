import { pbkdf2Sync } from "node:crypto";
import { type RunTimes, runTimes } from "./processes.ts";

/** Processor time of the piece of computing on the machine that limits in milliseconds are for. */
const QUIET_MS = 100;

/** The C library's own: a loop in JavaScript took five times as long in every other process, as its compiler saw fit. */
function pieceOfComputing(): number {
  const before = process.threadCpuUsage();
  pbkdf2Sync("a piece", "of computing", 200_000, 32, "sha256");
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** How many times as long a thread took as it would have alone: what ran, and what stood in line for a core. */
export function heldUp(before: RunTimes, after: RunTimes): number {
  let [ran, waited] = [0, 0];
  for (const [thread, now] of after) {
    const then = before.get(thread) ?? { ran: 0, waited: 0 };
    ran += now.ran - then.ran;
    waited += now.waited - then.waited;
  }
  return ran > 0 ? (ran + waited) / ran : 1;
}

/**
 * How long this takes, and how many times as long as it should anything took here meanwhile (1 at least): by how long this
 * process and those it started stood in line for a core, and by what a piece of computing costs on this machine.
 * A limit is multiplied by it, since others on the machine are nobody's fault.
 */
export async function timedBesideOthers(work: () => Promise<unknown>): Promise<{ ms: number; busy: number }> {
  const slow = Math.max(1, pieceOfComputing() / QUIET_MS);
  const before = runTimes(process.pid);
  const started = performance.now();
  await work();
  const ms = performance.now() - started;
  return { ms, busy: slow * heldUp(before, runTimes(process.pid)) };
}
