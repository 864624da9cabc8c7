import { type Language, SOURCE_LANGUAGE } from "../../languages.ts";
import type { Untranslated } from "../types.ts";

/** For the attribute `lang`: undefined if the text is in the language of its page. */
export const textLanguage = (row: Untranslated | undefined, path: string): Language | undefined =>
  row?.untranslated?.includes(path) ? SOURCE_LANGUAGE : undefined;

export const titleLanguage = (row: Untranslated | undefined): Language | undefined =>
  textLanguage(row, "title") ?? textLanguage(row, "name");
