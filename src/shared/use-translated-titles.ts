import { useLiveQuery } from "dexie-react-hooks";
import { useMemo } from "react";
import { language } from "#texts/write.ts";
import { type Language, SOURCE_LANGUAGE } from "../domain/languages.ts";

type Titles = ReadonlyMap<string, string>;

function translateTitles<Value>(value: Value, titles: Titles, keys: readonly string[]): Value {
  const translate = (part: unknown, key?: string): unknown => {
    if (typeof part === "string") return (key !== undefined && keys.includes(key) && titles.get(part)) || part;
    if (Array.isArray(part)) return part.map((one) => translate(one));
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, translate(one, name)]));
  };
  return translate(value) as Value;
}

const NO_TITLES = async (): Promise<Titles> => new Map();
const TITLE = ["title"];

/**
 * The server answers the titles of tours, packages and destinations in English to the desk and to guides. The caller
 * passes the read, because `shared` may not read storage.
 */
export function useTranslatedTitles<Value>(
  value: Value,
  readTitles: (language: Language) => Promise<Titles>,
  keys: readonly string[] | null = TITLE,
): Value {
  const isTranslated = language !== SOURCE_LANGUAGE && keys !== null;
  const titles = useLiveQuery(isTranslated ? () => readTitles(language) : NO_TITLES, [isTranslated]);
  return useMemo(() => (titles?.size && keys ? translateTitles(value, titles, keys) : value), [value, titles, keys]);
}
