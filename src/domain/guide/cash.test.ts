import { describe, expect, it } from "vitest";
import { type CashForm, readCash, somFor, owedAfterReports } from "./cash.ts";
import { aCashPayment, aRosterBooking, bookingId } from "./guide.fixture.ts";

const rate = { currency: "UZS", per_dollar: 12_500, day: "2027-04-14" } as const;

describe("cash owed at the meeting point", () => {
  const booking = aRosterBooking(1, { owed_cents: 20_000 });
  it.each([
    ["nothing taken", [], [], 20_000],
    ["taken, not sent yet", [aCashPayment()], [], 8_000],
    ["taken and counted by the server", [aCashPayment()], [aCashPayment({ state: "recorded" })], 20_000],
    ["taken, and waiting for the desk", [aCashPayment()], [aCashPayment({ state: "waiting" })], 8_000],
    ["taken by mistake", [aCashPayment()], [aCashPayment({ state: "voided" })], 20_000],
    ["taken for somebody else", [aCashPayment({ booking_id: bookingId(2) })], [], 20_000],
    ["more than owed", [aCashPayment({ amount_cents: 50_000 })], [], 0],
  ])("%s", (_, own, known, left) => {
    expect(owedAfterReports(booking, own, known)).toBe(left);
  });
});

it("is shown in whole thousands of som", () => {
  expect(somFor(12_000, rate)).toBe(1_500_000);
  expect(somFor(12_001, rate)).toBe(1_501_000);
});

const dollars = (amount: string): CashForm => ({ currency: "USD", amount });
const NO_CEILING = { left_som: null, uncounted: [] };
const som = (amount: string): CashForm => ({ currency: "UZS", amount });

describe("the cash form", () => {
  it.each([
    [dollars("120"), { amount_cents: 12_000, currency: "USD", charged_minor: 12_000, rate: null }],
    [dollars("$1.50"), { amount_cents: 150, currency: "USD", charged_minor: 150, rate: null }],
    [dollars("12,50"), { amount_cents: 1_250, currency: "USD", charged_minor: 1_250, rate: null }],
    [som("1\u00a0500\u00a0000"), { amount_cents: 12_000, currency: "UZS", charged_minor: 150_000_000, rate: 12_500 }],
    [som("1,500,000"), { amount_cents: 12_000, currency: "UZS", charged_minor: 150_000_000, rate: 12_500 }],
    // Rounding up to whole thousands adds two cents, and the books take only the owed amount.
    [som("1,501,000"), { amount_cents: 12_001, currency: "UZS", charged_minor: 150_100_000, rate: 12_500 }],
  ])("accepts %j", (form, cash) => {
    expect(readCash(form, 12_001, rate, NO_CEILING)).toEqual({ ok: true, cash });
  });

  it.each([
    [dollars(""), "amount"],
    [dollars("0"), "amount"],
    [dollars("-5"), "amount"],
    [dollars("a lot"), "amount"],
    [dollars("120.02"), "too_much"],
    [som("1,600,000"), "too_much"],
  ])("refuses %j with: %s", (form, code) => {
    expect(readCash(form, 12_001, rate, NO_CEILING)).toEqual({ ok: false, code });
  });

  it("accepts som only when a rate is known", () => {
    expect(readCash(som("1,500,000"), 12_000, null, NO_CEILING)).toEqual({ ok: false, code: "no_rate" });
    expect(readCash(dollars("120"), 12_000, null, NO_CEILING)).toMatchObject({ ok: true });
  });
});
