import { expect, it } from "vitest";
import { aFact, aRosterBooking, aRosterDeparture, bookingId } from "../../domain/guide/guide.fixture.ts";
import { ADMITTING_CODES, type Verdict } from "../../domain/guide/verdict.ts";
import { isAdmitted, verdictWords } from "./verdict-words.ts";

const departure = aRosterDeparture({ title: "Chimgan Hike", start_date: "2027-04-16" });
const booking = aRosterBooking(1, { customer_name: "Ada Lovelace" });
const person = { position: 2, serial: 1, name: "Bek Olimov" };
const left = aRosterBooking(1, { customer_name: "Ada Lovelace", status: "cancelled", left_at: "2027-04-15T04:10:00Z" });
const first = aFact({ seen_at: "2027-04-15T04:30:00Z" });
const again = aFact({ seen_at: "2027-04-15T04:41:00Z", guide_name: "Bek" });

it.each<[Verdict, string, RegExp]>([
  [{ code: "not_ours" }, "red", /not one of our vouchers/],
  [{ code: "damaged" }, "red", /missing or changed/],
  [{ code: "newer_version" }, "red", /Update the app/],
  [{ code: "unknown_key" }, "red", /does not know the key it was signed with/],
  [{ code: "bad_signature" }, "red", /we never signed it/],
  [{ code: "cannot_check" }, "red", /may still be good/],
  [{ code: "other_departure", departure: null, booking: null }, "red", /for another trip or day/],
  [{ code: "other_departure", departure, booking: null }, "red", /Chimgan Hike on 16 Apr 2027/],
  [{ code: "other_departure", departure: null, booking }, "red", /Ada Lovelace is on this list/],
  [{ code: "moved", booking: left, at: left.left_at, to: null }, "red", /another departure on 15 Apr 2027, 09:10/],
  [{ code: "moved", booking: null, at: null, to: departure }, "red", /now for Chimgan Hike on 16 Apr 2027/],
  [{ code: "cancelled", booking: left }, "red", /Ada Lovelace was cancelled on 15 Apr 2027, 09:10/],
  [{ code: "cancelled", booking: { ...left, left_at: null } }, "red", /is no longer valid/],
  [{ code: "not_confirmed", booking }, "red", /held but not paid/],
  [{ code: "already_in", booking, id: booking.id, first, doubles: [again] }, "amber", /09:30 by Aziz and 09:41 by Bek/],
  [{ code: "already_in", booking: null, id: bookingId(9), first, doubles: [] }, "amber", /This voucher: 2 people/],
  [{ code: "not_listed", id: bookingId(9), guests: 3 }, "amber", /newer than your list/],
  [{ code: "other_number", booking, guests: 3 }, "amber", /says 3 people, your list says 2 people/],
  [{ code: "welcome", booking }, "green", /Ada Lovelace/],
  [{ code: "welcome", booking, person }, "green", /Bek Olimov 1 person · booked by Ada Lovelace/],
  [{ code: "already_in", booking, person, id: booking.id, first, doubles: [] }, "amber", /Bek Olimov: /],
  [{ code: "not_listed", id: booking.id, guests: 1, position: 3 }, "amber", /for 1 person/],
  [{ code: "link_revoked", booking }, "red", /Ada Lovelace, who made the booking, withdrew/],
])("has its own words for %j: %s", (verdict, tone, expected) => {
  const words = verdictWords(verdict);
  const text = [words.title, words.why, words.todo].join(" ");
  expect(words.tone).toBe(tone);
  expect(text).toMatch(expected);
  expect(text).not.toMatch(/undefined|null|\{|\}/);
  expect(words.todo).not.toBe("");
  if (isAdmitted(verdict)) expect([tone, ADMITTING_CODES.has(verdict.code)]).not.toContain("red");
  expect(isAdmitted(verdict)).toBe(["welcome", "not_listed"].includes(verdict.code));
});
