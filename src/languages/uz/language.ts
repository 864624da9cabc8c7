import { type Language, prefixOf } from "../../domain/languages.ts";

export const language: Language = "uz";
export const prefix = prefixOf(language);
