import type { Stack } from "../support/stack.ts";

/** `noise` is the spread of its runs; `beside` is the bare page's figure in the same minutes. */
export type Figure = {
  part: string;
  what: string;
  figure: number | string;
  unit: string;
  note?: string;
  noise?: number;
  beside?: number;
};

export type Measured = number | string | readonly number[];

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
