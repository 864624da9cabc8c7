import { expect, it } from "vitest";
import { aFact, aPocketBooking, aPocketDeparture, bookingId } from "./guide.fixture.ts";
import { awaitedFirst, guestRows, headcount } from "./guest-list.ts";

const left_at = "2027-04-15T04:10:00.000Z";
const departure = aPocketDeparture({
  bookings: [
    aPocketBooking(1, { customer_name: "Zoe" }),
    aPocketBooking(2, { customer_name: "Anna", guests: 3 }),
    aPocketBooking(3, { customer_name: "Bea" }),
    aPocketBooking(4, { customer_name: "Carl", status: "cancelled", left_at }),
    aPocketBooking(5, { customer_name: "Dora", status: "cancelled", left_at }),
    aPocketBooking(6, { customer_name: "Emil", status: "pending" }),
    aPocketBooking(7, { customer_name: "Fay" }),
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
  expect(awaitedFirst(rows).map(({ booking }) => booking?.customer_name ?? "?")).toEqual([
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
