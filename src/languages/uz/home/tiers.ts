import { tierOf } from "../../../domain/catalogue/tiers.ts";

export const TIER_NAMES: typeof import("../../en/home/tiers.ts").TIER_NAMES = {
  budget: "Tejamkor (3 yulduz)",
  standard: "Standart (4 yulduz)",
  luxury: "Lyuks (5 yulduz)",
};

export const levelOf: typeof import("../../en/home/tiers.ts").levelOf = ({ price_cents, hotel_class }) =>
  hotel_class || TIER_NAMES[tierOf(price_cents)];

export const DIFFICULTY_LABELS: typeof import("../../en/home/tiers.ts").DIFFICULTY_LABELS = {
  easy: "Oson",
  moderate: "Oʻrtacha",
  difficult: "Qiyin",
};
