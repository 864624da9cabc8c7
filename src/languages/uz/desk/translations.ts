import type { Language } from "../../../domain/languages.ts";

const NAMES: Record<Language, string> = { en: "inglizcha", ru: "ruscha", uz: "oʻzbekcha" };

export const TRANSLATIONS: typeof import("../../en/desk/translations.ts").TRANSLATIONS = {
  title: "Tarjimalar",
  form: (language) => `Tarjima: ${NAMES[language]}`,
  state: (missing, stale) =>
    missing + stale === 0 ? "Hammasi tarjima qilingan" : `Tarjima qilinmagan: ${missing}. Keyin oʻzgargan: ${stale}.`,
  changed: "Tarjimadan keyin oʻzgargan: sayohatchilar buni inglizcha oʻqiydi.",
  was: "Avval:",
  keep: "Shu tarjima qolsin",
  save: "Tarjimalarni saqlash",
  saved: "Tarjimalar saqlandi",
  notSaved: "Tarjimalar saqlanmadi",
};

export const translationSaved: typeof import("../../en/desk/translations.ts").translationSaved = (language) =>
  `{it} tarjimasi oʻzgartirildi: ${language === "ru" || language === "uz" ? NAMES[language] : String(language)}`;
