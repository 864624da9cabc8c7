import { expect, it } from "vitest";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import { bookingState } from "../../../domain/booking/booking-state.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { tripStage } from "../../../domain/booking/trip/trip-stage.ts";
import { factOf, movedText, shortHoldText, timeLeft } from "./stages.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const fact = (booking: LocalBooking, today = "2026-11-21") =>
  factOf(tripStage(booking, bookingState(booking, NOW), today), booking, NOW, today);
const paid = { status: "confirmed", paid_cents: 98_010, owed_cents: 0 } as const;

it("says of a balance until when, on the road which day it is, and asks for a review afterwards", () => {
  const half = { ...paid, paid_cents: 49_005, owed_cents: 49_005, balance_due_on: "2026-11-30" };
  expect(fact(aLocalBooking({ view: aView(half) }))).toBe("$490.05 to pay by 30 Nov 2026");
  const booking = aLocalBooking({ view: aView(paid) });
  expect(["2027-04-15", "2027-04-16", "2027-04-18"].map((today) => fact(booking, today))).toEqual([
    "Today, 08:30, Tashkent time",
    "Day 2 of 3",
    "How was it? Write a review",
  ]);
  const review = { rating: 5, words: null, name: "G", written_at: 1 };
  expect(fact({ ...booking, review }, "2027-04-18")).toBe("Thank you for your review");
});

it("counts the whole minutes that are left of a hold, never more", () => {
  const server_time = new Date(NOW).toISOString();
  const at = (seconds: number) => ({ expires_at: new Date(NOW + seconds * 1000).toISOString(), server_time });
  const left = (seconds: number) => timeLeft(at(seconds), NOW);
  expect(timeLeft(at(1_800), NOW - 4 * 60_000)).toBe("30 minutes left to pay");
  expect([left(1_801), left(1_391), left(120), left(119), left(60), left(59), left(5)]).toEqual([
    "30 minutes left to pay",
    "23 minutes left to pay",
    "2 minutes left to pay",
    "1 minute left to pay",
    "1 minute left to pay",
    "Less than a minute left to pay",
    "Less than a minute left to pay",
  ]);
});

it("says from which day a trip was moved, and what that did to the money", () => {
  const move = { id: "m", from_date: "2027-04-15", to_date: "2027-04-22", owed_cents: 0, due_on: null, kept_cents: 0 };
  expect(movedText(aView())).toBeNull();
  expect(movedText(aView({ moved: { ...move, difference_cents: 4_000, back_cents: 0 } }))).toBe(
    "Moved from 15 Apr 2027 to 22 Apr 2027: +$40.",
  );
  expect(movedText(aView({ moved: { ...move, difference_cents: -2_000, back_cents: 2_000 } }))).toBe(
    "Moved from 15 Apr 2027 to 22 Apr 2027: -$20. $20.00 comes back.",
  );
  expect(movedText(aView({ moved: { ...move, difference_cents: "?" } }))).toBeNull();
});

it.each([
  ["three minutes", "2027-01-01T10:03:00Z", /held only briefly. Open the payment page/],
  ["ten minutes", "2027-01-01T10:10:00Z", /^null$/],
  ["no time at all", null, /^null$/],
])("says what to do about a hold of %s", (_, expires_at, text) => {
  expect(String(shortHoldText({ created_at: "2027-01-01T10:00:00Z", expires_at }))).toMatch(text);
});
