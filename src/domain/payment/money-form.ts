import * as v from "valibot";
import { CURRENCIES, type Currency, type Rate } from "../pricing/orientation.ts";
import { RECORDED_METHODS } from "./methods.ts";

const BLANKS = /\s/g;
const DOLLAR_SIGN = /^\$|\$$/;
/** A comma before three digits groups them in every language. */
const POINT_DECIMALS = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
const COMMA_DECIMALS = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d{1,2})$/;

const MOST_DIGITS = 11;

export function hundredths(typed: string): number | null {
  const text = typed.replaceAll(BLANKS, "").replace(DOLLAR_SIGN, "");
  const [, whole, decimals = ""] = POINT_DECIMALS.exec(text) ?? COMMA_DECIMALS.exec(text) ?? [];
  const digits = whole?.replaceAll(/[.,]/g, "");
  if (digits === undefined || digits.length > MOST_DIGITS) return null;
  return Number(digits) * 100 + Number(decimals.padEnd(2, "0"));
}

export type MoneyForm = { method: string; currency: string; amount: string; rate: string; note: string };

export type Money = {
  method: string;
  amount_cents: number;
  note: string | null;
  currency: Currency | null;
  amount: number | null;
  rate: number | null;
};

const MOST_CENTS = 5_000_000;
export const NOTE_MAX = 500;

export const emptyMoney = (owed_cents: number): MoneyForm => ({
  method: "cash",
  currency: "USD",
  amount: owed_cents > 0 ? (owed_cents / 100).toFixed(2) : "",
  rate: "",
  note: "",
});

const RATE = /^\d{1,6}(?:\.\d{1,8}|,(?!\d{3}$)\d{1,8})?$/;
const rateOf = (text: string): number => (RATE.test(text.trim()) ? Number(text.replace(",", ".")) : 0);

export function dollarsOf({ currency, amount, rate }: MoneyForm): number | null {
  const amountInHundredths = hundredths(amount);
  if (amountInHundredths === null || currency === "USD") return amountInHundredths;
  const per_dollar = rateOf(rate);
  return per_dollar > 0 ? Math.round(amountInHundredths / per_dollar) : null;
}

export const rateText = (rates: readonly Rate[], currency: string): string =>
  String(rates.find((rate) => rate.currency === currency)?.per_dollar ?? "");

export const moneyFormSchema = v.pipe(
  v.object({
    method: v.pipe(v.string(), v.picklist(RECORDED_METHODS)),
    currency: v.pipe(v.string(), v.picklist(["USD", ...CURRENCIES])),
    amount: v.string(),
    rate: v.string(),
    note: v.pipe(v.string(), v.maxLength(NOTE_MAX, "money_note")),
  }),
  v.forward(
    v.check((form) => form.currency === "USD" || rateOf(form.rate) > 0, "money_rate"),
    ["rate"],
  ),
  v.forward(
    v.check((form) => {
      const cents = dollarsOf(form);
      return (
        (form.currency !== "USD" && rateOf(form.rate) === 0) || (cents !== null && cents > 0 && cents <= MOST_CENTS)
      );
    }, "money_amount"),
    ["amount"],
  ),
  v.transform((form): Money => {
    const foreignCurrency = form.currency === "USD" ? null : form.currency;
    return {
      method: form.method,
      amount_cents: dollarsOf(form) ?? 0,
      note: form.note.trim() || null,
      currency: foreignCurrency,
      amount: foreignCurrency && hundredths(form.amount),
      rate: foreignCurrency && rateOf(form.rate),
    };
  }),
);
