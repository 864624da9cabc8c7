import { tierOf } from "../../../domain/catalogue/tiers.ts";

type Tiers = typeof import("../../en/catalogue/tiers.ts");

export const TIER_NAMES: Tiers["TIER_NAMES"] = {
  budget: "Эконом (3 звезды)",
  standard: "Стандарт (4 звезды)",
  luxury: "Люкс (5 звёзд)",
};

export const levelOf: Tiers["levelOf"] = ({ price_cents, hotel_class }) =>
  hotel_class || TIER_NAMES[tierOf(price_cents)];

export const DIFFICULTY_LABELS: Tiers["DIFFICULTY_LABELS"] = {
  easy: "Легко",
  moderate: "Средне",
  difficult: "Сложно",
};
