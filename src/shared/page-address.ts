import { language } from "#words/language.ts";
import { siteAddress } from "../data/net/addresses.ts";
import { addressIn, languages, SOURCE_LANGUAGE } from "../languages/languages.ts";

export const pageAddress = (path: string): string => siteAddress(addressIn(language, path));

/** Search engines want each page to name itself and its other languages. */
export const translationsOf = (path: string): { hrefLang: string; href: string }[] => [
  ...languages.map((hrefLang) => ({ hrefLang, href: siteAddress(addressIn(hrefLang, path)) })),
  { hrefLang: "x-default", href: siteAddress(addressIn(SOURCE_LANGUAGE, path)) },
];
