import { describe, expect, it } from "vitest";
import { offeredDayOn } from "../catalogue/offered-day.ts";
import { CURRENT_TERMS } from "./cancellation-policy.ts";
import { firstToChoose, withRefunds } from "./refundable-days.ts";

const item = { id: "tour", price_cents: 24_000, max_guests: 12 };
function chosen(seats: Record<string, number>): string | undefined {
  const dates = Object.entries(seats).map(([date, seats_left]) => ({ date, seats_left }));
  const offered = offeredDayOn(Object.keys(seats), item, [], dates, 10);
  return firstToChoose(withRefunds(offered, CURRENT_TERMS, "2027-05-01"))?.date;
}

describe("the departure that a page opens on", () => {
  it("is the nearest with a refund, when nearer ones pay nothing back", () => {
    expect(chosen({ "2027-05-10": 3, "2027-05-16": 3, "2027-05-30": 3 })).toBe("2027-05-16");
  });

  it("is the nearest with seats, when none pays anything back", () => {
    expect(chosen({ "2027-05-05": 0, "2027-05-10": 3, "2027-05-15": 3 })).toBe("2027-05-10");
  });

  it("is the nearest without a refund, when the later ones are full", () => {
    expect(chosen({ "2027-05-10": 3, "2027-06-16": 0 })).toBe("2027-05-10");
  });

  it("is the nearest of all, when all are full", () => {
    expect(chosen({ "2027-05-10": 0, "2027-06-16": 0 })).toBe("2027-05-10");
  });
});
