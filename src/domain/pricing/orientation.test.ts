import { expect, it } from "vitest";
import { type Rate, usableRates } from "./orientation.ts";
import { ratesOf } from "./rates-schema.ts";
import { aboutPrice } from "../../text/shared.ts";

const som: Rate = { currency: "UZS", per_dollar: 12_500.5, day: "2026-11-20" };

it.each<[number, Partial<Rate>, string]>([
  [26_400, {}, "about 3.3 million UZS, rate of 20 Nov"],
  [5_000_000, {}, "about 625 million UZS, rate of 20 Nov"],
  [100, {}, "about 12,500 UZS, rate of 20 Nov"],
  [26_400, { currency: "EUR", per_dollar: 0.8641 }, "about 228 EUR, rate of 20 Nov"],
  [198_010, { currency: "EUR", per_dollar: 0.8641 }, "about 1,710 EUR, rate of 20 Nov"],
  [26_400, { currency: "RUB", per_dollar: 81.2 }, "about 21,400 RUB, rate of 20 Nov"],
  [100, { currency: "GBP", per_dollar: 0.756, day: "2027-01-02" }, "about 1 GBP, rate of 2 Jan"],
])("says %i cents at %j as %s", (cents, rate, words) => {
  expect(aboutPrice(cents, { ...som, ...rate })).toBe(words);
});

it.each([
  ["2026-11-20", 1],
  ["2026-11-17", 1],
  ["2026-12-20", 1],
  ["2026-12-21", 0],
])("shows on %s a rate of 20 November %i times", (today, shown) => {
  expect(usableRates([som], today)).toHaveLength(shown);
});

it.each([
  [undefined],
  [null],
  [{}],
  [[{ ...som, per_dollar: 0 }]],
  [[{ ...som, per_dollar: "12500" }]],
  [[{ ...som, currency: "XXX" }]],
  [[{ ...som, day: "20.11.2026" }]],
])("reads no rate from %j", (raw) => {
  expect(ratesOf(raw)).toEqual([]);
});
