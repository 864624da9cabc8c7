import { describe, expect, it } from "vitest";
import type { BookingRefusal } from "../../../domain/booking/booking-view.ts";
import { aPayment, aView } from "../../../domain/booking/booking.fixture.ts";
import { refundText } from "./refund-text.ts";
import { stateText } from "./state-text.ts";

const payment = aPayment();
const cancelled = (refund: { amount_cents: number; status: string; requested_at: string } | null) =>
  aView({ status: "cancelled", expires_at: null, payment, refund });

describe("the refund of a trip that ended", () => {
  it("says how much, to where and until when", () => {
    const refund = { amount_cents: 73_508, status: "pending", requested_at: "2026-11-21T10:00:00Z" };
    expect(refundText(cancelled(refund))).toBe(
      "$735.08 is refunded to the card you paid with. We start the refund within 48 hours. It then takes 5 to 10 business days to a card, 7 to 14 days by bank transfer. Expect it by 7 Dec 2026 at the latest.",
    );
    expect(refundText(cancelled({ ...refund, status: "succeeded" }))).toMatch(
      /^\$735\.08 was refunded to the card you paid with\. It takes 5 to 10 business days/,
    );
  });

  it("is explained when the provider refused, the policy gives nothing, or nothing was paid", () => {
    expect(
      refundText(cancelled({ amount_cents: 73_508, status: "failed", requested_at: "2026-11-21T10:00:00Z" })),
    ).toContain("didn't go through");
    expect(refundText(cancelled(null))).toBe("Under our policy this booking isn't refundable.");
    expect(refundText(aView({ status: "cancelled" }))).toBe("You haven't been charged, so there is nothing to refund.");
    expect(refundText(aView({ status: "expired", payment }))).toContain("Our team is on it");
    const begun = { ...payment, status: "processing" };
    for (const status of ["pending", "expired"] as const)
      expect(refundText(aView({ status, payment: begun }))).not.toContain("haven't been charged");
    // A hold that expires returns its gift card payment within a minute.
    const ways = { own: [{ method: "gift_card", own_cents: 0, left_cents: 10_000 }], back: [] };
    expect(refundText(aView({ status: "expired", paid_cents: 10_000, ways }))).toBe(
      "$100.00 returns to your gift card within a few minutes.",
    );
    const paidAfterwards = { ...cancelled(null), needs_attention: true };
    expect(refundText(paidAfterwards)).toContain("Our team is on it");
  });
});

it("asks for an OK only when the traveler must give one", () => {
  const refusal: BookingRefusal = { ok: false, code: "price_up", message: "" };
  expect(stateText("attention", { refusal, view: null })).toBe("We need your OK.");
  expect(stateText("attention", { refusal: null, view: aView({}) })).toBe("Our team is on it. We will email you.");
  expect(stateText("attention", { refusal: null, view: aView({ called_off: true }) })).toMatch(
    /your departure won't run/,
  );
  const ended = aView({ status: "cancelled", called_off: true });
  expect(stateText("cancelled", { refusal: null, view: ended })).toContain("We cancelled the departure on 15 Apr 2027");
});
