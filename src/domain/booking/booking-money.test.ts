import { expect, it } from "vitest";
import { ownCents, sellerOf, tripMoney } from "./booking-money.ts";
import { aPayment, aView } from "./booking.fixture.ts";

it("takes the server's figures; a trip stored by an older version has one payment", () => {
  const parts = aView({ status: "confirmed", paid_cents: 49_005, owed_cents: 20_000, own_cents: 48_000 });
  expect(tripMoney(parts)).toMatchObject({ paid_cents: 49_005, owed_cents: 20_000 });
  expect(ownCents(parts)).toBe(48_000);
  expect(tripMoney(aView())).toMatchObject({ paid_cents: 0, owed_cents: 98_010 });
  expect(ownCents(aView())).toBe(0);
});

it("counts only money that arrived", () => {
  const refund = { amount_cents: 73_508, status: "pending", requested_at: "2026-11-21T10:00:00Z" };
  const paidOf = (status: string) => tripMoney(aView({ payment: aPayment({ status }) })).paid_cents;
  expect(["wait_user_action", "failed", "completed", "refunded"].map(paidOf)).toEqual([0, 0, 98_010, 98_010]);
  const cancelled = aView({ status: "cancelled", payment: aPayment(), refund });
  expect(tripMoney(cancelled)).toEqual({ paid_cents: 98_010, refunded_cents: 73_508, owed_cents: 0 });
});

it("owes us nothing for a booking that a channel sold", () => {
  const sold = aView({ sold_by: "Silk Ltd", owed_cents: 98_010 });
  expect([tripMoney(sold).owed_cents, sellerOf(sold), sellerOf(aView())]).toEqual([0, "Silk Ltd", null]);
  expect(sellerOf({ sold_by: "viator" })).toBe("Viator");
});
