import * as v from "valibot";
import { expect, it } from "vitest";
import { dollarsOf, emptyMoney, type MoneyForm, moneyFormSchema, rateText } from "./money-form.ts";

const typed = (changes: Partial<MoneyForm>): MoneyForm => ({ ...emptyMoney(98_010), ...changes });

it("counts another currency in hundredths, and in dollars at the rate used", () => {
  const form = typed({ method: "bank_transfer", currency: "UZS", amount: "11,249,550", rate: "12499.5", note: " x " });
  expect(dollarsOf(form)).toBe(90_000);
  expect(v.parse(moneyFormSchema, form)).toEqual({
    method: "bank_transfer",
    amount_cents: 90_000,
    note: "x",
    currency: "UZS",
    amount: 1_124_955_000,
    rate: 12_499.5,
  });
  expect(dollarsOf({ ...form, amount: "11 249 550,00", rate: "12499,5" })).toBe(90_000);
  expect(rateText([{ currency: "UZS", per_dollar: 12_500, day: "2026-11-22" }], "UZS")).toBe("12500");
});

it.each<[string, Partial<MoneyForm>, string]>([
  ["no amount", { amount: "" }, "money_amount"],
  ["words", { amount: "ten" }, "money_amount"],
  ["nothing", { amount: "0.00" }, "money_amount"],
  ["too much", { amount: "50000.01" }, "money_amount"],
  ["a rate that may have a group or decimals", { currency: "UZS", amount: "100", rate: "12,500" }, "money_rate"],
  ["no rate", { currency: "UZS", amount: "100" }, "money_rate"],
  ["a rate of nothing", { currency: "UZS", amount: "100", rate: "0" }, "money_rate"],
  ["less than a cent", { currency: "UZS", amount: "1", rate: "12500" }, "money_amount"],
  ["a long note", { note: "x".repeat(501) }, "money_note"],
])("refuses %s", (_, wrong, said) => {
  const checked = v.safeParse(moneyFormSchema, typed(wrong));
  expect(checked.issues?.map(({ message }) => message)).toEqual([said]);
});
