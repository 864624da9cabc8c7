export const factNames = [
  "guide_language",
  "walking",
  "sleeping",
  "meals",
  "minimum_age",
  "visa_and_registration",
] as const;

export type FactName = (typeof factNames)[number];
