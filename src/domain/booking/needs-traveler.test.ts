import { expect, it } from "vitest";
import { aLocalBooking, aView } from "./booking.fixture.ts";
import { needsTraveler } from "./needs-traveler.ts";

const now = Date.parse("2026-11-21T10:10:00Z");
const held = (id: string, expires_at: string) => aLocalBooking({ id, view: aView({ expires_at }) });
const refused = aLocalBooking({ id: "refused", refusal: { ok: false, code: "price_up", message: "" } });

it.each([
  ["held", held("a", "2026-11-21T10:30:00Z"), true],
  ["hold over", held("a", "2026-11-21T10:10:00Z"), false],
  ["held, known by the account only", { ...held("a", "2026-11-21T10:30:00Z"), token: "" }, false],
  ["refused", refused, true],
  ["only on this device", aLocalBooking(), false],
  ["confirmed", aLocalBooking({ view: aView({ status: "confirmed" }) }), false],
  ["flagged: ours to look into", aLocalBooking({ view: aView({ status: "expired", needs_attention: true }) }), false],
  [
    "called off: another date or the money",
    aLocalBooking({ view: aView({ status: "confirmed", needs_attention: true, called_off: true }) }),
    true,
  ],
  ["cancelled", aLocalBooking({ view: aView({ status: "cancelled" }) }), false],
])("%s", (_, booking, needed) => {
  expect(needsTraveler(booking, now)).toBe(needed);
});
