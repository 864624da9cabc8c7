import { type Language, prefixOf } from "../languages.ts";

export const language: Language = "en";
export const prefix = prefixOf(language);
