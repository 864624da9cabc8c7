import { expect, it } from "vitest";
import { type BookingState, bookingState, isPastTrip } from "./booking-state.ts";
import type { BookingView, BookingRefusal } from "./booking-view.ts";
import { aPayment, aView } from "./booking.fixture.ts";

const now = Date.parse("2026-11-21T10:10:00Z");
const seatsGone: BookingRefusal = {
  ok: false,
  code: "seats_gone",
  message: "There are not enough places left on this date",
};

it.each<[string, BookingView | null, BookingRefusal | null, BookingState]>([
  ["nothing sent", null, null, "on_phone"],
  ["refused", null, seatsGone, "attention"],
  ["pending without an end", aView({ expires_at: null }), null, "sent"],
  ["held, payment open", aView({ payment: aPayment({ status: "wait_user_action" }) }), null, "held"],
  ["hold over", aView({ expires_at: "2026-11-21T10:09:59Z" }), null, "expired"],
  ["paid, not yet confirmed", aView({ payment: aPayment() }), null, "paid"],
  ["paid after the hold ended", aView({ status: "expired", payment: aPayment() }), null, "paid"],
  ["confirmed", aView({ status: "confirmed", expires_at: null }), null, "confirmed"],
  ["confirmed, its departure cancelled", aView({ status: "confirmed", called_off: true }), null, "attention"],
  ["flagged", aView({ status: "expired", needs_attention: true }), null, "attention"],
  ["expired", aView({ status: "expired" }), null, "expired"],
  ["cancelled", aView({ status: "cancelled" }), null, "cancelled"],
  ["refunded", aView({ status: "refunded" }), null, "refunded"],
])("%s", (_, view, refusal, state) => {
  expect(bookingState({ view, refusal }, now)).toBe(state);
});

it.each<[string, BookingView | null, BookingRefusal | null, boolean]>([
  ["held and over", aView({ ends_on: "2026-11-20" }), null, true],
  ["held and ending today", aView({ ends_on: "2026-11-21" }), null, false],
  ["only asked for", null, null, false],
  ["refused", null, seatsGone, false],
])("counts a trip that was %s as past: %j", (_, view, refusal, past) => {
  expect(isPastTrip({ view, refusal }, "2026-11-21")).toBe(past);
});
