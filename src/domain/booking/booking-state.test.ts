import { expect, it } from "vitest";
import { aPayment, aView } from "./booking.fixture.ts";
import { bookingState, isPastTrip } from "./booking-state.ts";
import type { BookingView, BookingRefusal } from "./booking-view.ts";
import { BOOKING_STATES } from "#words/app.ts";
import { stateWords } from "../../text/app.ts";

const now = Date.parse("2026-11-21T10:10:00Z");
const seatsGone: BookingRefusal = {
  ok: false,
  code: "seats_gone",
  message: "There are not enough places left on this date",
};

it.each<[string, BookingView | null, BookingRefusal | null, string | RegExp]>([
  ["nothing sent", null, null, "Only on this device"],
  ["refused", null, seatsGone, "Needs your attention"],
  ["pending without an end", aView({ expires_at: null }), null, "Sent"],
  [
    "held, payment open",
    aView({ payment: aPayment({ status: "wait_user_action" }) }),
    null,
    /^Held until \d\d:\d\d your time$/,
  ],
  ["hold over", aView({ expires_at: "2026-11-21T10:09:59Z" }), null, "Hold ended"],
  ["paid, not yet confirmed", aView({ payment: aPayment() }), null, "Paid"],
  ["paid after the hold ended", aView({ status: "expired", payment: aPayment() }), null, "Paid"],
  ["confirmed", aView({ status: "confirmed", expires_at: null }), null, "Confirmed"],
  [
    "confirmed, its departure cancelled",
    aView({ status: "confirmed", called_off: true }),
    null,
    "Needs your attention",
  ],
  ["flagged", aView({ status: "expired", needs_attention: true }), null, "Needs your attention"],
  ["expired", aView({ status: "expired" }), null, "Hold ended"],
  ["cancelled", aView({ status: "cancelled" }), null, "Cancelled"],
  ["refunded", aView({ status: "refunded" }), null, "Refunded"],
])("%s", (_, view, refusal, words) => {
  const state = bookingState({ view, refusal }, now);
  const said = stateWords(BOOKING_STATES, state, view?.expires_at ?? null);
  expect(said).toMatch(words);
});

it.each<[string, BookingView | null, BookingRefusal | null, boolean]>([
  ["held and over", aView({ ends_on: "2026-11-20" }), null, true],
  ["held and ending today", aView({ ends_on: "2026-11-21" }), null, false],
  ["only asked for", null, null, false],
  ["refused", null, seatsGone, false],
])("counts a trip that was %s as past: %j", (_, view, refusal, past) => {
  expect(isPastTrip({ view, refusal }, "2026-11-21")).toBe(past);
});
