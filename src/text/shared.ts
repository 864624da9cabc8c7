import { ABOUT_PRICE, ERROR_ID } from "#texts/shared.ts";
import { day } from "#texts/write.ts";
import type { Rate } from "../domain/pricing/orientation.ts";

export const withErrorId = (text: string, id: string | undefined): string =>
  id === undefined ? text : ERROR_ID({ text, id });

const YEAR = /,?\s\d{4}.*$/;

export const aboutPrice = (cents: number, { per_dollar, currency, day: date }: Rate): string =>
  ABOUT_PRICE.about({ amount: (cents / 100) * per_dollar, currency, day: day(date).replace(YEAR, "") });

/** A date in Russian already ends with a period of its own. */
const withPeriod = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

export const asSentences = (...texts: readonly string[]): string => texts.map(withPeriod).join(" ");
