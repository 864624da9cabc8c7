export type Tier = "budget" | "standard" | "luxury";

export const BUDGET_UP_TO_CENTS = 700_00;
export const STANDARD_UP_TO_CENTS = 1200_00;

export const TIER_NAMES: Record<Tier, string> = {
  budget: "Budget (3-star)",
  standard: "Standard (4-star)",
  luxury: "Luxury (5-star)",
};

export function tierOf(priceCents: number): Tier {
  if (priceCents <= BUDGET_UP_TO_CENTS) return "budget";
  return priceCents <= STANDARD_UP_TO_CENTS ? "standard" : "luxury";
}

type Leveled = { price_cents: number; hotel_class: string | null };

export const levelOf = ({ price_cents, hotel_class }: Leveled): string =>
  hotel_class || TIER_NAMES[tierOf(price_cents)];

export const DIFFICULTY_LABELS = {
  easy: "Easy",
  moderate: "Moderate",
  difficult: "Difficult",
} as const;
