import { type Language, languages } from "../languages.ts";

/** In the address of the page that opens instead: the language that is missing, then those stored on the device. */
export const MISSING_LANGUAGE = "missing-language";

export const missingLanguage = (missing: Language, stored: readonly Language[]): string =>
  [missing, ...stored].join(".");

export function parseMissingLanguage(value: string | null): { missing: Language; stored: Language[] } | undefined {
  const names = value?.split(".") ?? [];
  const [missing, ...stored] = names.flatMap((name) => languages.find((language) => language === name) ?? []);
  return missing && { missing, stored };
}
