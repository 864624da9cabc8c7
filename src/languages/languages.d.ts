/** The first has no prefix in addresses, and texts without a translation are shown in it. */
export declare const languages: readonly ["en", "ru", "uz"];
export type Language = (typeof languages)[number];
export declare const SOURCE_LANGUAGE: "en", translations: ["ru", "uz"];
/** Stands before every address of the language. */
export declare const prefixOf: (language: Language) => string;
/** The home page of a language has no slash at its end, because hosts serve the file `ru.html` so. */
export declare const addressIn: (language: Language, path: string) => string;
/** Each language is named in itself, for those who read no other. */
export declare const LANGUAGE_NAMES: Record<Language, string>;
export declare const languageAt: (pathname: string) => Language;
/** Asked before the page is in the asked language, so each question stands in its own. */
export declare const OFFERS: Record<Language, {
    question: string;
    yes: string;
    no: string;
}>;
