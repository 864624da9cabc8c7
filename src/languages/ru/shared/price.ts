import { optionsText } from "../../../domain/pricing/options.ts";
import { priceParts } from "../../../domain/pricing/price-lines.ts";
import { aboutNumber, count, day, money, signedMoney } from "../write.ts";

type Price = typeof import("../../en/shared/price.ts");

export const labelOfPart: Price["labelOfPart"] = (part) => {
  if (part.of === "guests")
    return `${money(part.unit_price_cents)} × ${count(part.guests, "гость", "гостя", "гостей")}`;
  if (part.of === "group_discount") return `Скидка для группы (${String(part.percent).replace(".", ",")}%)`;
  if (part.of === "code") return `Промокод ${part.code}`;
  if (part.of === "option") return optionsText([part.option]);
  if (part.of === "agreed_price") return "Согласованная цена";
  return part.of === "fees" ? `Налоги и сборы (${part.percent}%)` : "Удержано по условиям отмены";
};

export const priceFacts: Price["priceFacts"] = (quote) =>
  priceParts(quote).map((part) => [labelOfPart(part), signedMoney(part.cents)]);

export const optionsOrNone: Price["optionsOrNone"] = (options) => optionsText(options) || "без дополнений";

export const optionFacts: Price["optionFacts"] = (options) =>
  options?.length ? [["Дополнения", optionsText(options)]] : [];

export const aboutPrice: Price["aboutPrice"] = (cents, rate) =>
  `около ${aboutNumber((cents / 100) * rate.per_dollar)} ${rate.currency}, курс на ${day(rate.day).replace(/ \d{4}.*$/, "")}`;
