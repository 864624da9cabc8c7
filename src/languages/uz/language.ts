import { type Language, prefixOf } from "../languages.ts";

export const language: Language = "uz";
export const prefix = prefixOf(language);
