import { readFileSync } from "node:fs";
import { commandOf, descendants } from "../../support/processes.ts";

/** Linux reports ticks of this length to every process. */
const MS_PER_TICK = 10;

/**
 * Milliseconds so far. `ran`: on a processor, which other work changes little. `wanted`: ran or waited for a
 * processor; a part whose one thread always wants one is the limit.
 */
export type Time = { ran: number; wanted: number };

const numbersOf = (path: string): number[] => {
  const text = readFileSync(path, "utf8");
  return text
    .slice(text.lastIndexOf(")") + 1)
    .trim()
    .split(" ")
    .map(Number);
};

/** `ran` counts all threads and ended children; `wanted` the main thread, as nothing else waits in turn. */
function timeOf(pid: number): Time {
  try {
    const ticks = numbersOf(`/proc/${pid}/stat`).slice(11, 15);
    const [ran = 0, waited = 0] = numbersOf(`/proc/${pid}/schedstat`);
    return { ran: ticks.reduce((sum, one) => sum + one * MS_PER_TICK, 0), wanted: (ran + waited) / 1e6 };
  } catch {
    // It ended meanwhile, and its parent has its time.
    return { ran: 0, wanted: 0 };
  }
}

/** The processes of the shop by part. */
export type Parts = Record<string, () => number[]>;

export const family =
  (pid: number, counts: (command: string) => boolean = () => true): (() => number[]) =>
  () =>
    [pid, ...descendants(pid)].filter((one) => counts(commandOf(one)));

export const readClocks = (parts: Parts): Map<string, Time> =>
  new Map(
    Object.entries(parts).map(([part, pids]) => {
      const times = pids().map(timeOf);
      const sum = (key: keyof Time) => times.reduce((all, time) => all + time[key], 0);
      return [part, { ran: sum("ran"), wanted: sum("wanted") }];
    }),
  );
