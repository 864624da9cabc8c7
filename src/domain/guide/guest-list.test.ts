import { expect, it } from "vitest";
import { sortExpectedFirst, guestRows, headcount } from "./guest-list.ts";
import { aFact, aRosterBooking, aRosterDeparture, bookingId } from "./guide.fixture.ts";

const left_at = "2027-04-15T04:10:00.000Z";
const departure = aRosterDeparture({
  bookings: [
    aRosterBooking(1, { customer_name: "Zoe" }),
    aRosterBooking(2, { customer_name: "Anna", guests: 3 }),
    aRosterBooking(3, { customer_name: "Bea" }),
    aRosterBooking(4, { customer_name: "Carl", status: "cancelled", left_at }),
    aRosterBooking(5, { customer_name: "Dora", status: "cancelled", left_at }),
    aRosterBooking(6, { customer_name: "Emil", status: "pending" }),
    aRosterBooking(7, { customer_name: "Fay" }),
  ],
});
const facts = [
  aFact({ booking_id: bookingId(2), guests: 2 }),
  aFact({ booking_id: bookingId(3), kind: "absent", guests: 0 }),
  aFact({ booking_id: bookingId(4) }),
  aFact({ booking_id: bookingId(9), guests: 1 }),
  aFact({ booking_id: bookingId(8), guests: 1, seen_at: "2027-04-15T03:30:00.000Z" }),
  aFact({ booking_id: bookingId(8), kind: "undone", seen_at: "2027-04-15T03:31:00.000Z" }),
];
const rows = guestRows(departure, facts);

it("counts arrived guests, including those without seats, and not undone check-ins", () => {
  expect(headcount(rows)).toEqual({ booked: 9, in: 2 + 2 + 1, absent: 2, missing: 4 });
});

it("lists awaited guests first, then arrived, then absent, then those without seats", () => {
  expect(sortExpectedFirst(rows).map(({ booking }) => booking?.customer_name ?? "?")).toEqual([
    "Fay",
    "Zoe",
    "?",
    "Anna",
    "Carl",
    "Bea",
    "Dora",
    "Emil",
  ]);
});
