import { expect, it } from "vitest";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import { aBookingEntry, aMessageEntry, NOTHING_WAITS } from "../../../domain/outbox/outbox.fixture.ts";
import { removeText } from "./remove-trip.ts";

const create = aBookingEntry({ problem: "unreachable" });
const list = aMessageEntry("travelers");
const cancel = aMessageEntry("cancel");
const tripOf = (status: "pending" | "confirmed" | "cancelled") => ({
  ...NOTHING_WAITS,
  booking: aLocalBooking({ view: aView({ status }) }),
});

it("says that a request which never left this device is deleted", () => {
  const trip = { ...NOTHING_WAITS, booking: aLocalBooking() };
  expect(removeText({ ...trip, entry: create }, false)).toBe("This request was never sent. Removing it deletes it.");
});

it("says that a request which may have arrived is not withdrawn", () => {
  const trip = { ...NOTHING_WAITS, booking: aLocalBooking({ unanswered: true }) };
  const text = removeText({ ...trip, entry: { ...create, perhaps_sent: true } }, false);
  expect(text).toContain("We don't know yet whether this request arrived. Removing it only stops sending it");
  expect(text).toContain("withdraw it instead");
});

it("names what is still queued when the trip leaves this device, and not what was refused", () => {
  const sentTrip = { ...tripOf("confirmed"), messages: { travelers: list, cancel } };
  expect(removeText(sentTrip, false)).toContain(
    "We haven't confirmed yet: your list of travelers, your cancellation. This device keeps sending it.",
  );
  const refused = { ...list, refusal: { code: "trip_over", message: "" } };
  expect(removeText({ ...tripOf("confirmed"), messages: { travelers: refused } }, false)).not.toContain(
    "haven't confirmed",
  );
});
