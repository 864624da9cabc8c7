import { type Language, prefixOf } from "../../domain/languages.ts";

export const language: Language = "en";
export const prefix = prefixOf(language);
