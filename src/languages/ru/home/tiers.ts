import { tierOf } from "../../../domain/catalogue/tiers.ts";

export const TIER_NAMES: typeof import("../../en/home/tiers.ts").TIER_NAMES = {
  budget: "Эконом (3 звезды)",
  standard: "Стандарт (4 звезды)",
  luxury: "Люкс (5 звёзд)",
};

export const levelOf: typeof import("../../en/home/tiers.ts").levelOf = ({ price_cents, hotel_class }) =>
  hotel_class || TIER_NAMES[tierOf(price_cents)];

export const DIFFICULTY_LABELS: typeof import("../../en/home/tiers.ts").DIFFICULTY_LABELS = {
  easy: "Легко",
  moderate: "Умеренно",
  difficult: "Сложно",
};
