import { type Language, prefixOf } from "../languages.ts";

export const language: Language = "ru";
export const prefix = prefixOf(language);
