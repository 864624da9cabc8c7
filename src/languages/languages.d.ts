/** The first has no prefix in addresses, and texts without a translation are shown in it. */
export declare const languages: readonly ["en", "ru", "uz"];
export type Language = (typeof languages)[number];
export declare const SOURCE_LANGUAGE: "en", translations: ["ru", "uz"];
/** Stands before every address of the language. */
export declare const prefixOf: (language: Language) => string;
/** The home page of a language has no slash at its end, because hosts serve the file `ru.html` so. */
export declare const addressIn: (language: Language, path: string) => string;
export declare const languageAt: (pathname: string) => Language;
