import { expect, it } from "vitest";
import { aView } from "../../../domain/booking/booking.fixture.ts";
import { lastMoveText, shortHoldText, timeLeft } from "./stages.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");

it("rounds the minutes left of a hold down", () => {
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
  expect(lastMoveText(aView())).toBeNull();
  expect(lastMoveText(aView({ moved: { ...move, difference_cents: 4_000, back_cents: 0 } }))).toBe(
    "Moved from 15 Apr 2027 to 22 Apr 2027: +$40.",
  );
  expect(lastMoveText(aView({ moved: { ...move, difference_cents: -2_000, back_cents: 2_000 } }))).toBe(
    "Moved from 15 Apr 2027 to 22 Apr 2027: -$20. $20.00 is refunded.",
  );
  expect(lastMoveText(aView({ moved: { ...move, difference_cents: "?" } }))).toBeNull();
});

it.each([
  ["three minutes", "2027-01-01T10:03:00Z", /held only briefly. Open the payment page/],
  ["ten minutes", "2027-01-01T10:10:00Z", /^null$/],
  ["no time at all", null, /^null$/],
])("says what to do about a hold of %s", (_, expires_at, text) => {
  expect(String(shortHoldText({ created_at: "2027-01-01T10:00:00Z", expires_at }))).toMatch(text);
});
