export type Tier = "budget" | "standard" | "luxury";

export const BUDGET_UP_TO_CENTS = 700_00;
export const STANDARD_UP_TO_CENTS = 1200_00;

/** The names describe the price alone, because the catalog holds no hotel stars. */
export const TIER_NAMES: Record<Tier, string> = { budget: "Budget", standard: "Standard", luxury: "Luxury" };

export function tierOf(priceCents: number): Tier {
  if (priceCents <= BUDGET_UP_TO_CENTS) return "budget";
  return priceCents <= STANDARD_UP_TO_CENTS ? "standard" : "luxury";
}

export const DIFFICULTY_LABELS = {
  easy: "Easy",
  moderate: "Moderate",
  difficult: "Difficult",
} as const;
