import type { Figure } from "./figures.ts";

export type Limit = ({ most: number } | { least: number } | { mostOfBare: number }) & { unit: string };

/** Fits a quiet machine of two cores, generously: limits detect regressions, not slower machines. */
export const limits: Readonly<Record<string, Limit>> = {
  "first start, build included": { most: 60, unit: "s" },
  "second start, without a build": { most: 4, unit: "s" },
  "memory of all its processes": { most: 600, unit: "MiB" },
  "all scripts of the app with brotli": { most: 700, unit: "KiB" },

  "/: Lighthouse mobile performance": { least: 90, unit: "of 100" },
  "/tours: Lighthouse mobile performance": { least: 88, unit: "of 100" },
  "/tours/{id}: Lighthouse mobile performance": { least: 85, unit: "of 100" },
  "/packages/{id}: Lighthouse mobile performance": { least: 85, unit: "of 100" },
  "/booking/tour/{id}: Lighthouse mobile performance": { least: 85, unit: "of 100" },
  "/: LCP": { most: 2_000, unit: "ms" },
  "/tours: LCP": { most: 2_000, unit: "ms" },
  "/tours/{id}: LCP": { most: 2_000, unit: "ms" },
  "/packages/{id}: LCP": { most: 2_000, unit: "ms" },
  "/booking/tour/{id}: LCP": { most: 2_000, unit: "ms" },
  "/: CLS": { most: 0.02, unit: "" },
  "/tours: CLS": { most: 0.02, unit: "" },
  "/tours/{id}: CLS": { most: 0.02, unit: "" },
  "/packages/{id}: CLS": { most: 0.02, unit: "" },
  "/booking/tour/{id}: CLS": { most: 0.02, unit: "" },
  "/: main thread, cold load": { mostOfBare: 3.7, unit: "ms CPU" },
  "/tours: main thread, cold load": { mostOfBare: 4.3, unit: "ms CPU" },
  "/tours/{id}: main thread, cold load": { mostOfBare: 4.6, unit: "ms CPU" },
  "/packages/{id}: main thread, cold load": { mostOfBare: 4.6, unit: "ms CPU" },
  "/booking/tour/{id}: main thread, cold load": { mostOfBare: 4.8, unit: "ms CPU" },

  "open the menu, 4x slower CPU": { most: 200, unit: "ms" },
  "go to another page, 4x slower CPU": { most: 200, unit: "ms" },
  "filter, 4x slower CPU": { most: 200, unit: "ms" },
  "type into search, 4x slower CPU": { most: 200, unit: "ms" },
  "grid to list, 4x slower CPU": { most: 200, unit: "ms" },

  "catalogue, all of it": { most: 80, unit: "KiB" },
  "sync, nothing new": { most: 2_048, unit: "bytes" },
  "sync, one tour new": { most: 2_048, unit: "bytes" },
  "first visit to / until the app works offline": { most: 5_000, unit: "ms" },
  "new browser to the first tour on /tours, online": { most: 2_000, unit: "ms" },
  "new browser to the first tour on /tours, offline": { most: 2_000, unit: "ms" },
};

/** Grows with the catalogue. */
const EVERYTHING = ", all of it";

const timesAsLong: Limit = { most: 3, unit: "times" };

export const limitOf = ({ part, what, unit }: Figure): Limit | undefined =>
  limits[what] ?? (part === "sizes" && unit === "times" && !what.endsWith(EVERYTHING) ? timesAsLong : undefined);

export function wordsOf(limit: Limit): string {
  if ("mostOfBare" in limit) return `at most ${limit.mostOfBare} times the bare page`;
  return "most" in limit ? `at most ${limit.most}` : `at least ${limit.least}`;
}
