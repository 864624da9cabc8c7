import { type Difficulty, type Tier, tierOf } from "../../../domain/catalogue/tiers.ts";

export const TIER_NAMES: Record<Tier, string> = {
  budget: "Budget (3-star)",
  standard: "Standard (4-star)",
  luxury: "Luxury (5-star)",
};

export const levelOf = ({ price_cents, hotel_class }: { price_cents: number; hotel_class: string | null }): string =>
  hotel_class || TIER_NAMES[tierOf(price_cents)];

export const DIFFICULTY_LABELS: Record<Difficulty, string> = {
  easy: "Easy",
  moderate: "Moderate",
  difficult: "Difficult",
};
