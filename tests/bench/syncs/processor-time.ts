import { readFileSync } from "node:fs";
import { commandOf, descendants } from "../../support/processes.ts";

const MS_PER_TICK = 10;

/**
 * `ran` is time on a processor, `wanted` adds the wait for one; a single-threaded part that always waits is the limit.
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

/** `ran` sums all threads and ended children; `wanted` is the main thread's. */
function timeOf(pid: number): Time {
  try {
    const ticks = numbersOf(`/proc/${pid}/stat`).slice(11, 15);
    const [ran = 0, waited = 0] = numbersOf(`/proc/${pid}/schedstat`);
    return { ran: ticks.reduce((sum, one) => sum + one * MS_PER_TICK, 0), wanted: (ran + waited) / 1e6 };
  } catch {
    return { ran: 0, wanted: 0 };
  }
}

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
