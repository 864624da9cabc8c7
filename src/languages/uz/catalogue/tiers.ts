import { tierOf } from "../../../domain/catalogue/tiers.ts";

type Tiers = typeof import("../../en/catalogue/tiers.ts");

export const TIER_NAMES: Tiers["TIER_NAMES"] = {
  budget: "Tejamkor (3 yulduz)",
  standard: "Standart (4 yulduz)",
  luxury: "Lyuks (5 yulduz)",
};

export const levelOf: Tiers["levelOf"] = ({ price_cents, hotel_class }) =>
  hotel_class || TIER_NAMES[tierOf(price_cents)];

export const DIFFICULTY_LABELS: Tiers["DIFFICULTY_LABELS"] = {
  easy: "Oson",
  moderate: "Oʻrtacha",
  difficult: "Qiyin",
};
