/** The first has no prefix in addresses, and texts without a translation are shown in it. */
export const languages = ["en", "ru", "uz"] as const;
export type Language = (typeof languages)[number];

export const [SOURCE_LANGUAGE, ...translations] = languages;

export const prefixOf = (language: Language): string => (language === SOURCE_LANGUAGE ? "" : `/${language}`);

/** The home page of a language has no slash at its end, because hosts serve the file `ru.html` so. */
export const addressIn = (language: Language, path: string): string =>
  path === "/" ? prefixOf(language) || "/" : `${prefixOf(language)}${path}`;

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ru: "Русский", uz: "Oʻzbekcha" };

export const languageAt = (pathname: string): Language =>
  languages.find((language) => pathname.split("/")[1] === language) ?? SOURCE_LANGUAGE;
