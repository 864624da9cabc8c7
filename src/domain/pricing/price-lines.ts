import type { QuotedCode } from "./code-schema.ts";
import type { QuotedOption } from "./options.ts";
import { FEES_PERCENT, type Quote } from "./quote.ts";

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

export type PricePart =
  | { of: "guests"; unit_price_cents: number; guests: number; cents: number }
  | { of: "group_discount" | "fees"; percent: number; cents: number }
  | { of: "code"; code: string; cents: number }
  | { of: "option"; option: QuotedOption; cents: number }
  | { of: "agreed_price" | "kept_by_terms"; cents: number };

/** The parts must add up to the total on every screen, paper and mail. */
export function priceParts(quote: PricedBooking): PricePart[] {
  const { code, code_cents = 0, discount_cents, agreed_cents = 0, unit_price_cents, guests } = quote;
  const parts: PricePart[] = [
    { of: "guests", unit_price_cents, guests, cents: quote.subtotal_cents },
    ...(discount_cents > 0
      ? [{ of: "group_discount" as const, percent: quote.discount_percent, cents: -discount_cents }]
      : []),
    ...(code ? [{ of: "code" as const, code: code.code, cents: -code_cents }] : []),
    ...(quote.options ?? []).map((option) => ({
      of: "option" as const,
      option,
      cents: option.cents * option.count,
    })),
    ...(agreed_cents === 0 ? [] : [{ of: "agreed_price" as const, cents: agreed_cents }]),
    { of: "fees", percent: quote.fees_percent ?? FEES_PERCENT, cents: quote.fees_cents },
  ];
  // After a move or change the total includes what the terms keep.
  const keptCents = quote.total_cents - parts.reduce((sum, { cents }) => sum + cents, 0);
  return keptCents === 0 ? parts : [...parts, { of: "kept_by_terms", cents: keptCents }];
}
