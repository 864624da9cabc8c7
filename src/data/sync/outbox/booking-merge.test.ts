import { expect, it } from "vitest";
import { aLocalBooking, aView } from "../../../domain/booking/booking.fixture.ts";
import { mergeView } from "./booking-merge.ts";

const AT = "2026-11-21T12:00:00.000Z";
const early = aView({ server_time: "2026-11-21T10:00:00Z" });
const late = aView({ status: "confirmed", server_time: "2026-11-21T11:00:00Z" });

it("keeps the server's later answer when an earlier one arrives after it", () => {
  const known = mergeView(aLocalBooking({ view: early }), late, AT);
  expect(known).toMatchObject({ view: { status: "confirmed" }, updated_at: AT });
  expect(mergeView(known, early, AT)).toBe(known);
});

it("drops a refusal when the booking turns out to exist", () => {
  const refused = aLocalBooking({ view: null, refusal: { ok: false, code: "seats_gone", message: "No" } });
  expect(mergeView(refused, early, AT)).toMatchObject({ refusal: null, view: { id: early.id } });
});
