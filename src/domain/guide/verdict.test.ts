import { describe, expect, it } from "vitest";
import { aFact, aRosterBooking, aRosterDeparture, bookingId, DEPARTURE_ID } from "./guide.fixture.ts";
import type { GuideFact, RosterDeparture } from "./roster.ts";
import { ADMITTING_CODES, type CheckedCode, type Verdict, verdictOf } from "./verdict.ts";

const left_at = "2027-04-15T04:10:00.000Z";
const OTHER = "de900000-0000-4000-8000-000000000002";
const departure = aRosterDeparture({
  bookings: [
    aRosterBooking(1),
    aRosterBooking(2, { status: "cancelled", left_at }),
    aRosterBooking(3, { left_at }),
    aRosterBooking(4, { status: "pending" }),
    aRosterBooking(5, { status: "refunded", left_at }),
    aRosterBooking(6, { status: "cancelled", left_at }),
    aRosterBooking(7, { status: "expired" }),
  ],
});
const other = aRosterDeparture({
  id: OTHER,
  title: "Chimgan Hike",
  start_date: "2027-04-16",
  bookings: [aRosterBooking(6), aRosterBooking(8)],
});

const good = (number: number, guests = 2, departure_id = DEPARTURE_ID): CheckedCode => ({
  ok: true,
  voucher: { booking_id: bookingId(number), departure_id, guests },
});
const judge = (
  checked: CheckedCode,
  facts: GuideFact[] = [],
  roster: RosterDeparture[] = [departure, other],
): Verdict => verdictOf(checked, { departure, roster, facts });

describe("a code without a valid signature", () => {
  it.each(["not_ours", "damaged", "newer_version", "unknown_key", "bad_signature", "cannot_check"] as const)(
    "%s",
    (code) => {
      expect(judge({ ok: false, code })).toEqual({ code });
      expect(ADMITTING_CODES.has(code)).toBe(false);
    },
  );
});

describe("a signed voucher", () => {
  it.each<[string, CheckedCode, object, boolean]>([
    ["of somebody on the list", good(1), { code: "welcome", booking: { id: bookingId(1) } }, true],
    ["for another number of people than the list", good(1, 3), { code: "other_number", guests: 3 }, true],
    ["booked after the last sync", good(9, 4), { code: "not_listed", id: bookingId(9), guests: 4 }, true],
    ["of a cancelled booking", good(2), { code: "cancelled", booking: { left_at } }, false],
    ["of a refunded booking", good(5), { code: "cancelled" }, false],
    ["of a hold that ended", good(7), { code: "cancelled" }, false],
    ["of a booking that was moved away", good(3), { code: "moved", at: left_at, to: null }, false],
    ["moved to another departure of this guide", good(6), { code: "moved", to: { id: OTHER } }, false],
    ["moved there without a trace here", good(8), { code: "moved", booking: null, to: { id: OTHER } }, false],
    ["of a booking that is not confirmed", good(4), { code: "not_confirmed" }, false],
    ["for another departure of this guide", good(8, 2, OTHER), { code: "other_departure", departure: other }, false],
    ["for somebody else's departure", good(9, 2, "x"), { code: "other_departure", departure: null }, false],
    [
      "for the day before a move to here",
      good(1, 2, "x"),
      { code: "other_departure", booking: { id: bookingId(1) } },
      false,
    ],
  ])("%s", (_, checked, expected, admits) => {
    const verdict = judge(checked);
    expect(verdict).toMatchObject(expected);
    expect(ADMITTING_CODES.has(verdict.code)).toBe(admits);
  });

  describe("of one person", () => {
    const companions = [
      { position: 2, serial: 2, name: "Bek Olimov" },
      { position: 3, serial: 1, name: null },
    ];
    const list = aRosterDeparture({ bookings: [aRosterBooking(1, { guests: 4, companions })] });
    const own = (position: number, serial: number, number = 1): CheckedCode => ({
      ok: true,
      voucher: { booking_id: bookingId(number), departure_id: DEPARTURE_ID, position, serial },
    });
    const judgeOwn = (checked: CheckedCode, facts: GuideFact[] = []) =>
      verdictOf(checked, { departure: list, roster: [list], facts });

    it.each<[string, CheckedCode, object]>([
      ["with the newest link", own(2, 2), { code: "welcome", person: { name: "Bek Olimov" } }],
      ["with a link that was replaced", own(2, 1), { code: "link_revoked", booking: { id: bookingId(1) } }],
      ["with a link that was revoked", own(3, 1), { code: "link_revoked" }],
      ["with a link that is newer than the list", own(2, 3), { code: "not_listed", guests: 1, position: 2 }],
      ["with a link made after one revoked", own(3, 2), { code: "not_listed", guests: 1, position: 3 }],
      ["with the first link of all", own(4, 1), { code: "not_listed", guests: 1, position: 4 }],
      ["of a booking newer than the list", own(2, 1, 9), { code: "not_listed", guests: 1, position: 2 }],
    ])("%s", (_, checked, expected) => {
      expect(judgeOwn(checked)).toMatchObject(expected);
    });

    it("already in, by the own voucher or with the whole party", () => {
      const bek = aFact({ position: 2, guests: 1 });
      const again = aFact({ position: 2, guests: 1, seen_at: "2027-04-15T03:40:00.000Z" });
      const olim = aFact({ position: 3, guests: 1 });
      expect(judgeOwn(own(2, 2), [bek, again, olim])).toMatchObject({
        code: "already_in",
        person: { name: "Bek Olimov" },
        first: bek,
        doubles: [again],
      });
      expect(judgeOwn(own(2, 2), [olim])).toMatchObject({ code: "welcome" });
      expect(judgeOwn(own(2, 2), [aFact({ guests: 4 })])).toMatchObject({ code: "already_in" });
      expect(judgeOwn(own(2, 2), [aFact({ guests: 3 })])).toMatchObject({ code: "welcome" });
      expect(judgeOwn(good(1, 4), [bek])).toMatchObject({ code: "welcome" });
    });

    it("of a cancelled or moved booking, as its party's", () => {
      const { bookings } = departure;
      const other = bookings[1] ? { ...bookings[1], companions } : aRosterBooking(2);
      const judged = verdictOf(own(2, 2, 2), { departure: { ...list, bookings: [other] }, roster: [], facts: [] });
      expect(judged).toMatchObject({ code: "cancelled" });
    });
  });

  it("shows the first time and every further one, when the guests are already in", () => {
    const first = aFact({ seen_at: "2027-04-15T03:30:00.000Z" });
    const again = aFact({ seen_at: "2027-04-15T03:40:00.000Z", device_id: "phone-b" });
    expect(judge(good(1), [again, first])).toMatchObject({ code: "already_in", first, doubles: [again] });
    const unlisted = aFact({ booking_id: bookingId(9) });
    expect(judge(good(9), [unlisted])).toMatchObject({ code: "already_in", booking: null, first: unlisted });
    expect(ADMITTING_CODES.has("already_in")).toBe(false);
  });

  it("admits a booking whose arrival was undone or that was marked absent", () => {
    const seen = aFact({ seen_at: "2027-04-15T03:30:00.000Z" });
    const undone = aFact({ kind: "undone", seen_at: "2027-04-15T03:31:00.000Z" });
    expect(judge(good(1), [seen, undone])).toMatchObject({ code: "welcome" });
    expect(judge(good(1), [aFact({ kind: "absent" })])).toMatchObject({ code: "welcome" });
  });

  it("shows a booking as cancelled even after its guests came in", () => {
    expect(judge(good(2), [aFact({ booking_id: bookingId(2) })])).toMatchObject({ code: "cancelled" });
  });
});
