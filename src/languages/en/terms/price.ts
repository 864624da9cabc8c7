import { optionsText, type QuotedOption } from "../../../domain/pricing/options.ts";
import { type PricedBooking, type PricePart, priceParts } from "../../../domain/pricing/price-lines.ts";
import { count, money, signedMoney } from "../write.ts";

export type PriceFact = [label: string, value: string];

export function labelOfPart(part: PricePart): string {
  if (part.of === "guests") return `${money(part.unit_price_cents)} × ${count(part.guests, "guest")}`;
  if (part.of === "group_discount") return `Group discount (${part.percent}%)`;
  if (part.of === "code") return `Code ${part.code}`;
  if (part.of === "option") return optionsText([part.option]);
  if (part.of === "agreed_price") return "Agreed price";
  return part.of === "fees" ? `Taxes and fees (${part.percent}%)` : "Kept under the cancellation terms";
}

export const priceFacts = (quote: PricedBooking): PriceFact[] =>
  priceParts(quote).map((part) => [labelOfPart(part), signedMoney(part.cents)]);

export const optionsOrNone = (options: readonly QuotedOption[] | undefined): string =>
  optionsText(options) || "no options";

export const optionFacts = (options: readonly QuotedOption[] | undefined): PriceFact[] =>
  options?.length ? [["Options", optionsText(options)]] : [];
