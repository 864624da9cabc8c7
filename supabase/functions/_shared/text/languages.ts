import { type Language, prefixOf, SOURCE_LANGUAGE } from "../../../../src/domain/languages.ts";
import * as en from "../../../../src/languages/en/server.ts";
import * as ru from "../../../../src/languages/ru/server.ts";
import * as uz from "../../../../src/languages/uz/server.ts";

export type Words = typeof en;

const WORDS: Record<Language, Words> = { en, ru, uz };

export const languageOf = ({ language = SOURCE_LANGUAGE }: { language?: Language | undefined }): Words =>
  WORDS[language];

export const siteIn = (siteUrl: string, { language }: Pick<Words, "language">): string =>
  `${new URL(siteUrl).origin}${prefixOf(language)}`;
