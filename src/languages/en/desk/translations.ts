import type { Language } from "../../../domain/languages.ts";

const NAMES: Record<Language, string> = { en: "English", ru: "Russian", uz: "Uzbek" };

export const TRANSLATIONS = {
  title: "Translations",
  form: (language: Language) => `Translation: ${NAMES[language]}`,
  state: (missing: number, stale: number) =>
    missing + stale === 0 ? "All translated" : `Not translated: ${missing}. Changed since: ${stale}.`,
  changed: "Changed since it was translated: travelers read it in English.",
  was: "It was:",
  keep: "Keep this translation",
  save: "Save translations",
  saved: "Translations saved",
  notSaved: "The translations were not saved",
};

export const translationSaved = (language: unknown): string =>
  `the translation of {it} was changed: ${language === "ru" || language === "uz" ? NAMES[language] : String(language)}`;
