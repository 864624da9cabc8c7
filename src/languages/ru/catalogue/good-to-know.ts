import { factNames } from "../../../domain/catalogue/good-to-know.ts";

export const GOOD_TO_KNOW: typeof import("../../en/catalogue/good-to-know.ts").GOOD_TO_KNOW = {
  guide_language: "Язык гида",
  walking: "Ходьба",
  sleeping: "Проживание",
  meals: "Питание",
  minimum_age: "Минимальный возраст",
  visa_and_registration: "Виза и регистрация",
};

export const factsOf: typeof import("../../en/catalogue/good-to-know.ts").factsOf = (facts) =>
  factNames.flatMap((name) => (facts[name] ? [[GOOD_TO_KNOW[name], facts[name]] as [string, string]] : []));
