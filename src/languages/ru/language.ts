import { type Language, prefixOf } from "../../domain/languages.ts";

export const language: Language = "ru";
export const prefix = prefixOf(language);
