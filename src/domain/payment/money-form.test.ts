import * as v from "valibot";
import { expect, it } from "vitest";
import { dollarsOf, emptyMoney, MONEY_PROBLEMS, type MoneyForm, moneyFormSchema, rateText } from "./money-form.ts";

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
  expect(rateText([{ currency: "UZS", per_dollar: 12_500, day: "2026-11-22" }], "UZS")).toBe("12500");
});

it.each<[string, Partial<MoneyForm>, string]>([
  ["no amount", { amount: "" }, MONEY_PROBLEMS.amount],
  ["words", { amount: "ten" }, MONEY_PROBLEMS.amount],
  ["nothing", { amount: "0.00" }, MONEY_PROBLEMS.amount],
  ["too much", { amount: "50000.01" }, MONEY_PROBLEMS.amount],
  ["no rate", { currency: "UZS", amount: "100" }, MONEY_PROBLEMS.rate],
  ["a rate of nothing", { currency: "UZS", amount: "100", rate: "0" }, MONEY_PROBLEMS.rate],
  ["less than a cent", { currency: "UZS", amount: "1", rate: "12500" }, MONEY_PROBLEMS.amount],
  ["a long note", { note: "x".repeat(501) }, MONEY_PROBLEMS.note],
])("refuses %s", (_, wrong, said) => {
  const checked = v.safeParse(moneyFormSchema, typed(wrong));
  expect(checked.issues?.map(({ message }) => message)).toEqual([said]);
});
