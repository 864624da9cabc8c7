import { type FactName, factNames } from "../../../domain/catalogue/good-to-know.ts";

export const GOOD_TO_KNOW: Record<FactName, string> = {
  guide_language: "Guide speaks",
  walking: "Walking",
  sleeping: "Accommodation",
  meals: "Meals",
  minimum_age: "Minimum age",
  visa_and_registration: "Visa and registration",
};

export const factsOf = (facts: Readonly<Record<string, string>>): [label: string, text: string][] =>
  factNames.flatMap((name) => (facts[name] ? [[GOOD_TO_KNOW[name], facts[name]] as [string, string]] : []));
