import { factNames } from "../../../domain/catalogue/good-to-know.ts";

export const GOOD_TO_KNOW: typeof import("../../en/catalogue/good-to-know.ts").GOOD_TO_KNOW = {
  guide_language: "Gid biladigan tillar",
  walking: "Piyoda yurish",
  sleeping: "Tunash",
  meals: "Ovqatlanish",
  minimum_age: "Eng kichik yosh",
  visa_and_registration: "Viza va roʻyxatdan oʻtish",
};

export const factsOf: typeof import("../../en/catalogue/good-to-know.ts").factsOf = (facts) =>
  factNames.flatMap((name) => (facts[name] ? [[GOOD_TO_KNOW[name], facts[name]] as [string, string]] : []));
