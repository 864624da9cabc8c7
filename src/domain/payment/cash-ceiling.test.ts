import { expect, it } from "vitest";
import { isAboveCashCeiling } from "./cash-ceiling.ts";

const rate = { currency: "UZS", per_dollar: 12_500, day: "2026-11-20" } as const;
const dollars = (amount: number) => ({ amount_cents: amount * 100, currency: "USD" });
const som = (amount: number) => ({
  amount_cents: Math.round(amount / 125),
  currency: "UZS",
  charged_minor: amount * 100,
});
const LEFT = 25_000_000;

it.each([
  ["dollars just at the ceiling", dollars(2_000), [], LEFT, false],
  ["a dollar more", dollars(2_001), [], LEFT, true],
  ["som just at the ceiling", som(25_000_000), [], LEFT, false],
  ["a som more", som(25_000_001), [], LEFT, true],
  ["what queued cash leaves", dollars(1_500), [som(6_250_000)], LEFT, false],
  ["more than what queued cash leaves", dollars(1_501), [som(6_250_000)], LEFT, true],
  ["anything after earlier cash reached it", dollars(1), [], 0, true],
] as const)("judges %s by the sum of one sale", (_what, cash, uncounted, left, above) => {
  expect(isAboveCashCeiling(cash, uncounted, left, rate)).toBe(above);
});

it("leaves the judgement to the server without a rate or a ceiling", () => {
  expect(isAboveCashCeiling(dollars(9_000), [], LEFT, null)).toBe(false);
  expect(isAboveCashCeiling(som(90_000_000), [], LEFT, null)).toBe(true);
  expect(isAboveCashCeiling(som(90_000_000), [], null, rate)).toBe(false);
});
