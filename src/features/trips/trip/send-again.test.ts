import { expect, it, vi } from "vitest";
import { aLocalBooking, aRequest } from "../../../domain/booking/booking.fixture.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";

const trips = vi.hoisted((): { known: LocalBooking[] } => ({ known: [] }));
vi.mock("../../../data/local/bookings.ts", () => ({ readTrips: async () => trips.known }));
const { findBookingOn: bookedOn } = await import("./send-again.ts");

const request = aRequest();
const booked = (id: string, created_at: string, check_in = request.check_in) =>
  aLocalBooking({ id, created_at, request: { ...request, id, check_in } });
const refused = booked("refused", "2026-11-21T10:00:00Z");

it.each([
  ["an earlier booking of the same day, already asked about", "2026-11-21T09:00:00Z", undefined, undefined],
  ["a later booking of the same day", "2026-11-21T11:00:00Z", undefined, "other"],
  ["an earlier booking of the day that is chosen now", "2026-11-21T09:00:00Z", "2027-05-01", "other"],
])("asks about %s only if it is new", async (_, created_at, check_in, found) => {
  trips.known = [refused, booked("other", created_at, check_in)];
  expect((await bookedOn(refused, check_in))?.id).toBe(found);
});
