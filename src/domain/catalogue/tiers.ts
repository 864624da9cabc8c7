export type Tier = "budget" | "standard" | "luxury";

export const BUDGET_UP_TO_CENTS = 700_00;
export const STANDARD_UP_TO_CENTS = 1200_00;

/** Of the price alone: how many stars a bed has, nobody has said. */
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

/** Figures of the spec's look, not measurements: they stand here together, and no page derives anything from them. */
export const MARKETING = {
  unesco_sites: "12+",
  happy_travelers: "15K+",
  rating: "4.8",
  review_count: 24,
} as const;
