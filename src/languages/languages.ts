/** The first has no prefix in addresses, and texts without a translation are shown in it. */
export const languages = ["en", "ru", "uz"] as const;
export type Language = (typeof languages)[number];

/** Stands before every address of the language. */
export const prefixOf = (language: Language): string => (language === "en" ? "" : `/${language}`);
