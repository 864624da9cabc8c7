import { expect, it } from "vitest";
import { type Rate, usableRates } from "./orientation.ts";
import { ratesOf } from "./rates-schema.ts";

const som: Rate = { currency: "UZS", per_dollar: 12_500.5, day: "2026-11-20" };

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
