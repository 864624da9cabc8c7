import { readFileSync } from "node:fs";
import { commandOf, descendants } from "../../support/processes.ts";

/** As Linux tells ticks to everybody, whatever it counts in itself. */
const MS_PER_TICK = 10;

/**
 * Milliseconds so far. `ran`: on a processor, which other work on the machine moves little. `wanted`: ran, or waited for a
 * processor; a part with one thread that wanted one all the time is the limit, however much of it others took.
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

/** Ran: with all threads, and the children that were buried. Wanted: the main thread, as nothing else waits in turn. */
function timeOf(pid: number): Time {
  try {
    const ticks = numbersOf(`/proc/${pid}/stat`).slice(11, 15);
    const [ran = 0, waited = 0] = numbersOf(`/proc/${pid}/schedstat`);
    return { ran: ticks.reduce((sum, one) => sum + one * MS_PER_TICK, 0), wanted: (ran + waited) / 1e6 };
  } catch {
    // It ended while we looked: its parent has its time.
    return { ran: 0, wanted: 0 };
  }
}

/** By part of the shop: the processes it consists of. */
export type Parts = Record<string, () => number[]>;

/** A process and those below it. */
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
