import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURRENT_TERMS } from "./cancellation-policy.ts";
import { depositFor, PAYMENT_PLAN, type PaymentPlan } from "./payment-plan.ts";
import { daysBetween, firstRefundableDay, isRefundable, refundFor } from "./refund.ts";

describe("a refund", () => {
  const booking = { paid_cents: 98_011, guests: 2, check_in: "2027-06-30" };
  it.each([
    ["2027-04-30", 61, 100, 78_011],
    ["2027-05-01", 60, 100, 78_011],
    ["2027-05-02", 59, 75, 73_508],
    ["2027-05-31", 30, 75, 73_508],
    ["2027-06-01", 29, 50, 49_006], // 49005.5: half a cent goes up
    ["2027-06-15", 15, 50, 49_006],
    ["2027-06-16", 14, 0, 0],
    ["2027-06-30", 0, 0, 0],
    ["2027-07-01", -1, 0, 0],
  ])("on %s (%i days before) is %i %%: %i cents", (today, days_before, percent, refund_cents) => {
    expect(refundFor(CURRENT_TERMS, booking, today)).toEqual({ days_before, percent, refund_cents });
  });

  it.each([
    [5_000, 1, 3_750],
    [39_999, 1, 29_999],
    [40_001, 1, 30_001], // $100 less is more than three quarters from $400 on
    [30_492, 2, 22_869],
  ])("of a cheap trip (%i cents for %i) is never less than the next step gives", (paid_cents, guests, refund) => {
    const cheap = { paid_cents, guests, check_in: "2027-06-30" };
    expect(refundFor(CURRENT_TERMS, cheap, "2027-01-01").refund_cents).toBe(refund);
  });

  it("is never below zero", () => {
    const fee = { version: "old", tiers: [{ min_days: 0, percent: 100, fee_per_person_cents: 10_000 }] };
    const cheap = { paid_cents: 5_000, guests: 1, check_in: "2027-06-30" };
    expect(refundFor(fee, cheap, "2027-01-01").refund_cents).toBe(0);
  });

  it("never grows as departure comes nearer", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 1, max: 30 }), (paid_cents, guests) => {
        const on = (today: string) =>
          refundFor(CURRENT_TERMS, { paid_cents, guests, check_in: "2027-06-30" }, today).refund_cents;
        const falling = ["2027-01-01", "2027-05-02", "2027-06-01", "2027-06-20"].map(on);
        expect(falling).toEqual(falling.toSorted((one, other) => other - one));
      }),
    );
  });

  it("has a version that must change with the terms", () => {
    expect(CURRENT_TERMS).toEqual({
      version: "2026-11-22",
      tiers: [
        { min_days: 60, percent: 100, fee_per_person_cents: 10_000 },
        { min_days: 30, percent: 75, fee_per_person_cents: 0 },
        { min_days: 15, percent: 50, fee_per_person_cents: 0 },
        { min_days: 0, percent: 0, fee_per_person_cents: 0 },
      ],
      plan: { over_cents: 200_000, deposit_percent: 50, balance_days_before: 30 },
    });
  });

  it("follows the copy on the booking, not today's policy", () => {
    const old = { version: "old", tiers: [{ min_days: 0, percent: 40, fee_per_person_cents: 0 }] };
    expect(refundFor(old, { paid_cents: 1_000, guests: 1, check_in: "2027-01-02" }, "2027-01-01").refund_cents).toBe(
      400,
    );
  });
});

describe("travel days", () => {
  it.each([
    ["2027-03-27", "2027-03-29", 2],
    ["2028-02-28", "2028-03-01", 2],
    ["2027-12-31", "2027-01-01", -364],
  ])("from %s to %s are %i", (from, to, days) => expect(daysBetween(from, to)).toBe(days));
});

describe("a deposit", () => {
  const on = (total_cents: number, check_in: string, plan: PaymentPlan | null = PAYMENT_PLAN) =>
    depositFor(plan, { total_cents, check_in }, "2027-01-01");
  it("is half of a total over $2,000, half cents rounded up, and the rest is due 30 days before", () => {
    expect(on(200_001, "2027-02-01")).toEqual({ now_cents: 100_001, rest_cents: 100_000, due_on: "2027-01-02" });
  });
  it.each([
    ["of $2,000", 200_000, "2027-06-30", PAYMENT_PLAN],
    ["30 days before", 300_000, "2027-01-31", PAYMENT_PLAN],
    ["by older terms", 300_000, "2027-06-30", null],
  ] as const)("is not offered %s", (_, total, day, plan) => expect(on(total, day, plan)).toBeNull());
});

describe("the first day with a refund, when any day may be chosen", () => {
  const price = { total_cents: 5_500, guests: 1 };
  it("is the first day that still pays something back", () => {
    const day = firstRefundableDay(CURRENT_TERMS, price, "2027-01-04", "2027-01-01") ?? "";
    expect(day).toBe("2027-01-16");
    const trip = { paid_cents: 5_500, guests: 1 };
    expect(isRefundable(CURRENT_TERMS, { ...trip, check_in: day }, "2027-01-01")).toBe(true);
    expect(isRefundable(CURRENT_TERMS, { ...trip, check_in: "2027-01-15" }, "2027-01-01")).toBe(false);
  });

  it("is the first day of all, when that pays something back", () => {
    expect(firstRefundableDay(CURRENT_TERMS, price, "2027-02-04", "2027-01-01")).toBe("2027-02-04");
  });

  it("is none, when the terms never pay anything back", () => {
    expect(firstRefundableDay({ ...CURRENT_TERMS, tiers: [] }, price, "2027-01-04", "2027-01-01")).toBeUndefined();
  });
});
