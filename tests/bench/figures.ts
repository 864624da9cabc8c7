import type { Stack } from "../support/stack.ts";

/** `noise` is how far its own runs lay apart; `beside` the same of the bare page, in the same minutes. */
export type Figure = {
  part: string;
  what: string;
  figure: number | string;
  unit: string;
  note?: string;
  noise?: number;
  beside?: number;
};

/** A list is one figure measured so often: its median is told, and its noise is measured with it. */
export type Measured = number | string | readonly number[];

/** What the parts share: one stack, started when the first of them asks for it. */
export type Bench = {
  stack: () => Promise<Stack>;
  note: (what: string, measured: Measured, unit: string, note?: string, beside?: number) => void;
};

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
export const median = (values: readonly number[]): number => quantile(values, 0.5);
export const round = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
