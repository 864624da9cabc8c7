import type { Language } from "../../../domain/languages.ts";

const NAMES: Record<Language, string> = { en: "английский", ru: "русский", uz: "узбекский" };

export const TRANSLATIONS: typeof import("../../en/desk/translations.ts").TRANSLATIONS = {
  title: "Переводы",
  form: (language) => `Перевод: ${NAMES[language]}`,
  state: (missing, stale) =>
    missing + stale === 0 ? "Переведено всё" : `Не переведено: ${missing}. Изменено после перевода: ${stale}.`,
  changed: "Изменено после перевода: путешественники читают это по-английски.",
  was: "Было:",
  keep: "Оставить этот перевод",
  save: "Сохранить переводы",
  saved: "Переводы сохранены",
  notSaved: "Переводы не сохранены",
};

export const translationSaved: typeof import("../../en/desk/translations.ts").translationSaved = (language) =>
  `{it}: перевод изменён, язык: ${language === "ru" || language === "uz" ? NAMES[language] : String(language)}`;
