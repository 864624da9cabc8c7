import { count, money, signedMoney } from "../../languages/en/write.ts";
import type { QuotedCode } from "./code-schema.ts";
import { optionsText, type QuotedOption } from "./options.ts";
import { FEES_PERCENT, KEPT_BY_TERMS, type Quote } from "./quote.ts";

export type PricedBooking = Pick<
  Quote,
  | "unit_price_cents"
  | "guests"
  | "subtotal_cents"
  | "discount_percent"
  | "discount_cents"
  | "fees_cents"
  | "total_cents"
> & {
  options?: QuotedOption[] | undefined;
  fees_percent?: number | undefined;
  code?: QuotedCode | null | undefined;
  code_cents?: number | undefined;
  agreed_cents?: number | undefined;
};

export type PriceLine = { label: string; cents: number };
export type PriceFact = [label: string, value: string];

const AGREED_PRICE = "Agreed price";

const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);

const feesLabel = (percent: number = FEES_PERCENT): string => `Taxes and fees (${percent}%)`;

/** The lines must add up to the total on every screen, paper and mail. */
export function priceLines(quote: PricedBooking): PriceLine[] {
  const { code, code_cents = 0, discount_cents, agreed_cents = 0 } = quote;
  const lines: PriceLine[] = [
    { label: `${money(quote.unit_price_cents)} × ${count(quote.guests, "guest")}`, cents: quote.subtotal_cents },
    ...(discount_cents > 0 ? [{ label: `Group discount (${quote.discount_percent}%)`, cents: -discount_cents }] : []),
    ...(code ? [{ label: `Code ${code.code}`, cents: -code_cents }] : []),
    ...(quote.options ?? []).map((option) => ({ label: optionsText([option]), cents: option.cents * option.count })),
    ...(agreed_cents === 0 ? [] : [{ label: AGREED_PRICE, cents: agreed_cents }]),
    { label: feesLabel(quote.fees_percent), cents: quote.fees_cents },
  ];
  // After a move or change the total includes what the terms keep.
  const keptCents = quote.total_cents - sumOf(lines);
  return keptCents === 0 ? lines : [...lines, { label: KEPT_BY_TERMS, cents: keptCents }];
}

export const lineFacts = (lines: readonly PriceLine[]): PriceFact[] =>
  lines.map(({ label, cents }) => [label, signedMoney(cents)]);

export const priceFacts = (quote: PricedBooking): PriceFact[] => lineFacts(priceLines(quote));
