import { expect, it } from "vitest";
import { aLocalBooking, aRequest, aView } from "./booking.fixture.ts";
import { findDuplicateBooking } from "./duplicate-booking.ts";

const NOW = Date.parse("2026-11-21T10:10:00Z");
const second = aRequest({ id: "second" });
const refusal = { ok: false, code: "seats_gone", message: "" } as const;
const held = aLocalBooking({ view: aView() });

it.each([
  ["waits to be sent", aLocalBooking()],
  ["is held", held],
  ["is confirmed", aLocalBooking({ view: aView({ status: "confirmed" }) })],
  ["was opened from a mail", aLocalBooking({ request: null, view: aView({ status: "confirmed" }) })],
])("asks before a second booking of a departure when the first %s", (_, first) => {
  expect(findDuplicateBooking([first], second, false, NOW)).toBe(first);
  expect(findDuplicateBooking([first], second, true, NOW)).toBeUndefined();
});

it.each([
  ["was refused", aLocalBooking({ refusal })],
  ["was cancelled", aLocalBooking({ view: aView({ status: "cancelled" }) })],
  ["has expired", aLocalBooking({ view: aView({ expires_at: "2026-11-21T10:00:00Z" }) })],
  ["is on another day", aLocalBooking({ view: aView({ check_in: "2027-05-01" }) })],
  ["is of another tour", aLocalBooking({ view: aView({ item_id: "other" }) })],
])("books without a question when the other booking %s", (_, first) => {
  expect(findDuplicateBooking([first], second, false, NOW)).toBeUndefined();
});

it("treats a second tap as the same booking, also with another price lock", () => {
  expect(findDuplicateBooking([held], aRequest(), false, NOW)).toBeUndefined();
  expect(findDuplicateBooking([held], aRequest({ lock: "mark.body" }), false, NOW)).toBeUndefined();
});

it("keeps what was changed in a form that another tab has already sent", () => {
  const options = [{ id: "o", count: 2 }];
  const sent = aLocalBooking({ request: aRequest({ options: [{ id: "o", count: 1 }] }), view: aView() });
  expect(findDuplicateBooking([sent], aRequest({ options }), false, NOW)).toBe(sent);
  expect(findDuplicateBooking([held], aRequest({ check_in: "2027-05-01" }), true, NOW)).toBe(held);
});
