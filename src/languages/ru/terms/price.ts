import { optionsText } from "../../../domain/pricing/options.ts";
import { priceParts } from "../../../domain/pricing/price-lines.ts";
import { count, decimal, money, signedMoney } from "../write.ts";

export const labelOfPart: typeof import("../../en/terms/price.ts").labelOfPart = (part) => {
  if (part.of === "guests")
    return `${money(part.unit_price_cents)} × ${count(part.guests, "гость", "гостя", "гостей")}`;
  if (part.of === "group_discount") return `Скидка для группы (${decimal(part.percent)}%)`;
  if (part.of === "code") return `Код ${part.code}`;
  if (part.of === "option") return optionsText([part.option]);
  if (part.of === "agreed_price") return "Согласованная цена";
  return part.of === "fees" ? `Налоги и сборы (${part.percent}%)` : "Удержано по условиям отмены";
};

export const priceFacts: typeof import("../../en/terms/price.ts").priceFacts = (quote) =>
  priceParts(quote).map((part) => [labelOfPart(part), signedMoney(part.cents)]);

export const optionsOrNone: typeof import("../../en/terms/price.ts").optionsOrNone = (options) =>
  optionsText(options) || "без опций";

export const optionFacts: typeof import("../../en/terms/price.ts").optionFacts = (options) =>
  options?.length ? [["Опции", optionsText(options)]] : [];
