import { count, moneyShort } from "../../../domain/words.ts";

/** A destination without tours has no price to start from. */
export const fromPriceText = (minPriceCents: number | null | undefined): string =>
  minPriceCents === null || minPriceCents === undefined ? "Contact for price" : `From ${moneyShort(minPriceCents)}`;

export const groupText = (guests: number): string => `Up to ${count(guests, "person", "people")}`;

/** Beside every price that is paid in the end. */
export const INCLUDING_ALL = "incl. taxes and fees";

/** On cards, beside the price per person. */
export const allInText = (totalCents: number): string => `From ${moneyShort(totalCents)} ${INCLUDING_ALL}`;
