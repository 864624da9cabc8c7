import { expect, it } from "vitest";
import { type RatesForm, ratesForm, ratesOfForm } from "./rates-form.ts";

const empty: RatesForm = { EUR: "", UZS: "", RUB: "", GBP: "" };
const today = "2026-11-20";

it("shows the stored rates, and sends typed ones with today's date", () => {
  const form = ratesForm([{ currency: "EUR", per_dollar: 0.8641, day: "2026-11-01" }]);
  expect(form).toEqual({ ...empty, EUR: "0.8641" });
  expect(ratesOfForm({ ...form, UZS: " 12500.5 " }, today)).toEqual([
    { currency: "EUR", per_dollar: 0.8641, day: today },
    { currency: "UZS", per_dollar: 12_500.5, day: today },
  ]);
});

it.each(["0", "-1", "1,5", "abc", "1e3", "1000000", "."])("refuses '%s' as a rate", (typed) => {
  expect(ratesOfForm({ ...empty, UZS: typed }, today)).toBeNull();
});
