import { describe, expect, it } from "vitest";
import { guestRows } from "../../guide/guest-list.ts";
import { aFact, aRosterBooking, aRosterDeparture, bookingId } from "../../guide/guide.fixture.ts";
import type { GuideFact, RosterBooking } from "../../guide/roster.ts";
import { checkInLines, lateReceiptMoment } from "./check-in-lines.ts";

const at = (time: string) => `2027-04-15T${time}:00.000Z`;
function linesOf(facts: GuideFact[], changes: Partial<RosterBooking> = {}) {
  const [row] = guestRows(aRosterDeparture({ bookings: [aRosterBooking(1, changes)] }), facts);
  if (!row) throw new Error("no row");
  return checkInLines(row).map((line) => [line.at.slice(11, 16), line.kind, "unaware" in line && line.unaware]);
}

describe("the day's history of a booking", () => {
  it("shows both times when two phones scanned one voucher", () => {
    const twice = [
      aFact({ seen_at: at("09:05"), device_id: "b" }),
      aFact({ seen_at: at("09:02"), booking_id: bookingId(1) }),
    ];
    expect(linesOf(twice)).toEqual([
      ["09:02", "arrived", false],
      ["09:05", "again", false],
    ]);
  });

  it("shows what was undone, and a later arrival as the first", () => {
    const facts = [
      aFact({ seen_at: at("09:02") }),
      aFact({ seen_at: at("09:03"), kind: "undone" }),
      aFact({ seen_at: at("09:06") }),
    ];
    expect(linesOf(facts)).toEqual([
      ["09:02", "arrived", false],
      ["09:03", "undone", false],
      ["09:06", "arrived", false],
    ]);
  });

  it.each([
    [{ status: "cancelled" as const, left_at: at("09:10") }, "confirmed", ["09:10", "cancelled", false], true],
    [{ status: "confirmed" as const, left_at: at("09:10") }, "confirmed", ["09:10", "moved", false], true],
    [{ status: "cancelled" as const, left_at: at("09:10") }, "cancelled", ["09:10", "cancelled", false], false],
  ])("shows a cancellation beside what a phone saw after it: %j", (changes, status_seen, parting, unaware) => {
    expect(linesOf([aFact({ seen_at: at("09:30"), status_seen })], changes)).toEqual([
      parting,
      ["09:30", "arrived", unaware],
    ]);
  });

  it("shows when a check-in arrived if that was minutes later", () => {
    expect(lateReceiptMoment(aFact({ seen_at: at("09:30"), received_at: at("09:50") }))).toBe(at("09:50"));
    expect(lateReceiptMoment(aFact({ seen_at: at("09:30"), received_at: at("09:31") }))).toBeNull();
    expect(lateReceiptMoment(aFact())).toBeNull();
  });
});
