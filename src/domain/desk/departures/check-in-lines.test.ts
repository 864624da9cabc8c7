import { describe, expect, it } from "vitest";
import { aFact, aPocketBooking, aPocketDeparture, bookingId } from "../../guide/guide.fixture.ts";
import { guestRows } from "../../guide/guest-list.ts";
import type { GuideFact, PocketBooking } from "../../guide/pocket.ts";
import { happenings, toldLater } from "./check-in-lines.ts";

const at = (time: string) => `2027-04-15T${time}:00.000Z`;
function linesOf(facts: GuideFact[], changes: Partial<PocketBooking> = {}) {
  const [row] = guestRows(aPocketDeparture({ bookings: [aPocketBooking(1, changes)] }), facts);
  if (!row) throw new Error("no row");
  return happenings(row).map((line) => [line.at.slice(11, 16), line.kind, "unaware" in line && line.unaware]);
}

describe("what happened to a booking on its day", () => {
  it("tells both times of a voucher that two phones scanned", () => {
    const twice = [
      aFact({ seen_at: at("09:05"), device_id: "b" }),
      aFact({ seen_at: at("09:02"), booking_id: bookingId(1) }),
    ];
    expect(linesOf(twice)).toEqual([
      ["09:02", "arrived", false],
      ["09:05", "again", false],
    ]);
  });

  it("tells what was taken back, and that an arrival after it is the first", () => {
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
  ])("puts the end of a booking beside what a phone saw after it: %j", (changes, status_seen, parting, unaware) => {
    expect(linesOf([aFact({ seen_at: at("09:30"), status_seen })], changes)).toEqual([
      parting,
      ["09:30", "arrived", unaware],
    ]);
  });

  it("says when it was told where that was minutes later", () => {
    expect(toldLater(aFact({ seen_at: at("09:30"), received_at: at("09:50") }))).toBe(at("09:50"));
    expect(toldLater(aFact({ seen_at: at("09:30"), received_at: at("09:31") }))).toBeNull();
    expect(toldLater(aFact())).toBeNull();
  });
});
