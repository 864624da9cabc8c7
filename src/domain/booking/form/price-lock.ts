import { chosenOptions, type QuotedOption } from "../../pricing/options.ts";

export type PriceSubject = {
  item_type: "tour" | "package";
  item_id: string;
  guests: number;
  check_in: string;
  options: { id: string; count: number }[];
};

export const priceSubject = (
  item_type: PriceSubject["item_type"],
  item_id: string,
  { guests, check_in }: Pick<PriceSubject, "guests" | "check_in">,
  options: readonly QuotedOption[],
): PriceSubject => ({ item_type, item_id, guests, check_in, options: chosenOptions(options).options ?? [] });

export type PriceLock = { subject: PriceSubject; total_cents: number; lock: string; until: string };

const isSameSubject = (one: PriceSubject, other: PriceSubject): boolean =>
  one.item_type === other.item_type &&
  one.item_id === other.item_id &&
  one.guests === other.guests &&
  one.check_in === other.check_in &&
  JSON.stringify(one.options) === JSON.stringify(other.options);

export const lockFor = (
  known: PriceLock | undefined,
  subject: PriceSubject,
  totalCents: number,
  nowMs: number,
): PriceLock | undefined =>
  known && isSameSubject(known.subject, subject) && known.total_cents === totalCents && Date.parse(known.until) > nowMs
    ? known
    : undefined;
