export const LANGUAGE_CHOICE: typeof import("../../en/app/language-choice.ts").LANGUAGE_CHOICE = {
  title: "Til",
};
