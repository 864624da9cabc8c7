import { type Language, SOURCE_LANGUAGE } from "../../languages.ts";
import type { ItemKind } from "../fields/items.ts";
import type { Untranslated } from "../types.ts";

export type TranslatedKind = ItemKind | "shop";

export type Translated = {
  source: string;
  text: string;
};

export type ItemTranslation = Readonly<Record<string, Translated>>;

export type TranslatedItem = { kind: TranslatedKind; id: string; texts: ItemTranslation };

export type TranslationDelta = {
  language: Language;
  since: number;
  revision: number;
  items: readonly TranslatedItem[];
};

/** A line of a list keeps its translation when it moves, so the same English elsewhere in the item counts too. */
export function translationOf(texts: ItemTranslation, path: string, source: string): string | undefined {
  const atPath = texts[path];
  if (atPath?.source === source) return atPath.text;
  return Object.values(texts).find((translated) => translated.source === source)?.text;
}

export type TextState = "translated" | "stale" | "missing";

export function textState(texts: ItemTranslation, path: string, source: string): TextState {
  if (translationOf(texts, path, source) !== undefined) return "translated";
  return texts[path] === undefined ? "missing" : "stale";
}

/** For the attribute `lang`: undefined if the text is in the language of its page. */
export const textLanguage = (text: string, ...rows: readonly (Untranslated | undefined)[]): Language | undefined =>
  rows.some((row) => row?.untranslated?.includes(text)) ? SOURCE_LANGUAGE : undefined;
