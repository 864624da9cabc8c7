export type Tier = "budget" | "standard" | "luxury";

export const BUDGET_UP_TO_CENTS = 700_00;
export const STANDARD_UP_TO_CENTS = 1200_00;

export function tierOf(priceCents: number): Tier {
  if (priceCents <= BUDGET_UP_TO_CENTS) return "budget";
  return priceCents <= STANDARD_UP_TO_CENTS ? "standard" : "luxury";
}

export const DIFFICULTIES = ["easy", "moderate", "difficult"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
