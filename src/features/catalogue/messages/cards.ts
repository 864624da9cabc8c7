import { count, moneyShort } from "#words/write.ts";

export const fromPriceText = (minPriceCents: number | null | undefined): string =>
  minPriceCents === null || minPriceCents === undefined ? "Contact for price" : `From ${moneyShort(minPriceCents)}`;

export const groupText = (guests: number): string => `Up to ${count(guests, "person", "people")}`;

export const INCLUDING_FEES = "incl. taxes and fees";

export const allInText = (totalCents: number): string => `From ${moneyShort(totalCents)} ${INCLUDING_FEES}`;
