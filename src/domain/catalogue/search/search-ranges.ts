import { BUDGET_UP_TO_CENTS, STANDARD_UP_TO_CENTS } from "../tiers.ts";

export type PackageDuration = "short" | "medium" | "long";
export type Budget = "low" | "mid" | "high";
export type SearchDuration = "1-3" | "4-7" | "8+";

const SHORT_UP_TO_DAYS = 6;
const MEDIUM_UP_TO_DAYS = 9;

export function packageDurationOf(days: number): PackageDuration {
  if (days <= SHORT_UP_TO_DAYS) return "short";
  return days <= MEDIUM_UP_TO_DAYS ? "medium" : "long";
}

/** Here $700 is in the middle, although the tiers count it as Budget. */
export function budgetOf(priceCents: number): Budget {
  if (priceCents < BUDGET_UP_TO_CENTS) return "low";
  return priceCents <= STANDARD_UP_TO_CENTS ? "mid" : "high";
}

export function searchDurationOf(days: number): SearchDuration {
  if (days <= 3) return "1-3";
  return days <= 7 ? "4-7" : "8+";
}

export const SEARCH_PRICE_MAX_DOLLARS = 1500;
export const SEARCH_PRICE_STEP_DOLLARS = 50;

/** The slider's right end means "and above". */
export function withinPriceRange(priceCents: number, minDollars: number, maxDollars: number): boolean {
  if (priceCents < minDollars * 100) return false;
  return maxDollars >= SEARCH_PRICE_MAX_DOLLARS || priceCents <= maxDollars * 100;
}
