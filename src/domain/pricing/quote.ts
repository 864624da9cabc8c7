import type { QuotedCode } from "./code-schema.ts";
import { codeCents, discountTenths } from "./discount.ts";
import type { QuotedOption } from "./options.ts";

/** Applies until the settings are known, and to quotes made before they existed. */
export const FEES_PERCENT = 10;
/** The specification (section 5) limits a booking to $50,000. */
export const MAX_TOTAL_CENTS = 5_000_000;

/** The desk agrees on `total_cents` instead of `list_cents`. */
export type AgreedPrice = { list_cents: number; total_cents: number };

export type Quote = {
  unit_price_cents: number;
  guests: number;
  subtotal_cents: number;
  discount_percent: number;
  discount_cents: number;
  discounted_cents: number;
  code: QuotedCode | null;
  code_cents: number;
  options: QuotedOption[];
  options_cents: number;
  fees_percent: number;
  fees_cents: number;
  total_cents: number;
  agreed?: AgreedPrice;
  agreed_cents?: number;
};

const divideHalfUp = (value: number, by: number): number => Math.floor((2 * value + by) / (2 * by));

/** Must match its twin `private.price` in SQL; the group discount does not apply to options. */
export function quote(
  unitPriceCents: number,
  guests: number,
  options: QuotedOption[] = [],
  code: QuotedCode | null = null,
  feesPercent = FEES_PERCENT,
  agreed: AgreedPrice | null = null,
): Quote {
  const subtotal = unitPriceCents * guests;
  const tenths = discountTenths(guests);
  // Each step rounds half up to a cent, and all values stay whole and far below 2^53.
  const discounted = Math.floor((subtotal * (1000 - tenths) + 500) / 1000);
  const extra = options.reduce((sum, { cents, count }) => sum + cents * count, 0);
  const off = codeCents(code, discounted);
  const listNet = discounted - off + extra;
  const list = listNet + divideHalfUp(listNet * feesPercent, 100);
  const total = agreed ? divideHalfUp(list * agreed.total_cents, agreed.list_cents) : list;
  const net = agreed ? divideHalfUp(total * 100, 100 + feesPercent) : listNet;
  return {
    unit_price_cents: unitPriceCents,
    guests,
    subtotal_cents: subtotal,
    discount_percent: tenths / 10,
    discount_cents: subtotal - discounted,
    discounted_cents: discounted,
    code,
    code_cents: off,
    options,
    options_cents: extra,
    fees_percent: feesPercent,
    fees_cents: total - net,
    total_cents: total,
    ...(agreed ? { agreed, agreed_cents: net - listNet } : {}),
  };
}

export type AmountCheck = { ok: true } | { ok: false; code: "invalid_amount" };

/** Only a code makes a booking free; the twin is `private.is_amount` in SQL. */
export const checkAmount = ({ total_cents, code_cents }: Pick<Quote, "total_cents" | "code_cents">): AmountCheck =>
  total_cents >= (code_cents > 0 ? 0 : 1) && total_cents <= MAX_TOTAL_CENTS
    ? { ok: true }
    : { ok: false, code: "invalid_amount" };
