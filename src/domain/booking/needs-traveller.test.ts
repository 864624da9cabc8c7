import { expect, it } from "vitest";
import { aLocalBooking, aView } from "./booking.fixture.ts";
import { needsTraveller, needWords, waitingForTraveller } from "./needs-traveller.ts";

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
  expect(needsTraveller(booking, now)).toBe(needed);
});

it("names the hold that ends first, and what to do about it", () => {
  const later = held("later", "2026-11-21T10:40:00Z");
  const soon = held("soon", "2026-11-21T10:20:00Z");
  expect(waitingForTraveller([refused, aLocalBooking(), later, soon], now).map(({ id }) => id)).toEqual([
    "soon",
    "later",
    "refused",
  ]);
  expect(needWords(soon, now)).toMatch(/^Held until \d\d:20: pay now$/);
  expect(needWords(refused, now)).toBe("Needs your attention");
});
