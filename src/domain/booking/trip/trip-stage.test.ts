import { expect, it } from "vitest";
import { bookingState } from "../booking-state.ts";
import type { BookingView, BookingRefusal } from "../booking-view.ts";
import { aLocalBooking, aView } from "../booking.fixture.ts";
import { TRIP_PANELS, type TripStage, tripStage } from "./trip-stage.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
function at(view: BookingView | null, today = "2026-11-21", refusal: BookingRefusal | null = null) {
  const booking = aLocalBooking({ view, refusal });
  return tripStage(booking, bookingState(booking, NOW), today);
}
const refusal: BookingRefusal = { ok: false, code: "seats_gone", message: "" };
const confirmed = (changes: Partial<BookingView> = {}) =>
  aView({ status: "confirmed", total_cents: 98_010, paid_cents: 98_010, owed_cents: 0, ...changes });
const owing = (balance_due_on: string) => confirmed({ paid_cents: 49_005, owed_cents: 49_005, balance_due_on });
const paid = { status: "completed" } as NonNullable<BookingView["payment"]>;

it.each<[string, TripStage, TripStage]>([
  ["never sent", "unsent", at(null)],
  ["refused", "refused", at(null, "2026-11-21", refusal)],
  ["held", "held", at(aView())],
  ["on its way to us", "sent", at(aView({ expires_at: null }))],
  ["paid, not confirmed yet", "paid", at(aView({ payment: paid, expires_at: null }))],
  ["a hold that is over, as this device sees it", "expired", at(aView({ expires_at: "2026-11-21T09:00:00Z" }))],
  ["expired", "expired", at(aView({ status: "expired" }))],
  ["expired, with money that came late", "expired", at(aView({ status: "expired", needs_attention: true }))],
  ["cancelled", "cancelled", at(aView({ status: "cancelled" }))],
  ["refunded", "cancelled", at(aView({ status: "refunded" }))],
  ["called off", "called_off", at(confirmed({ called_off: true, needs_attention: true }))],
  ["confirmed", "ahead", at(confirmed())],
  ["confirmed and looked into by us", "ahead", at(confirmed({ needs_attention: true }))],
  ["the balance due in fifteen days", "ahead", at(owing("2026-12-06"))],
  ["the balance due in fourteen days", "owing", at(owing("2026-12-05"))],
  ["the balance overdue", "owing", at(owing("2026-11-01"))],
  ["the day of departure", "ahead", at(confirmed(), "2027-04-15")],
  ["the second day", "under_way", at(confirmed(), "2027-04-16")],
  ["the last day", "under_way", at(confirmed(), "2027-04-17")],
  ["the day after", "over", at(confirmed(), "2027-04-18")],
  ["over, and cancelled before", "cancelled", at(aView({ status: "cancelled" }), "2027-04-18")],
])("%s: %s", (_, stage, found) => {
  expect(found).toBe(stage);
});

it.each<TripStage>(["unsent", "refused", "called_off", "expired", "cancelled"])(
  "shows no meeting point when a trip is %s",
  (stage) => {
    expect(TRIP_PANELS[stage].shown).not.toContain("voucher");
    expect(TRIP_PANELS[stage].shown).not.toContain("meeting");
  },
);
