import { pbkdf2Sync } from "node:crypto";

/** What the piece of computing takes on the machine that limits in milliseconds are for: two cores, nothing beside. */
const QUIET_MS = 100;

/** The C library's own: a loop in JavaScript took five times as long in every other process, as its compiler saw fit. */
function pieceOfComputing(): number {
  const started = performance.now();
  pbkdf2Sync("a piece", "of computing", 200_000, 32, "sha256");
  return performance.now() - started;
}

/**
 * How long this takes, and how many times as long as it should anything takes on this machine in that moment (1 at least): by
 * a piece of computing before and after it. A limit is multiplied by it, since others on the machine are nobody's fault.
 */
export async function timedBesideOthers(work: () => Promise<unknown>): Promise<{ ms: number; busy: number }> {
  const before = pieceOfComputing();
  const started = performance.now();
  await work();
  const ms = performance.now() - started;
  return { ms, busy: Math.max(1, (before + pieceOfComputing()) / 2 / QUIET_MS) };
}
