import { describe, expect, it } from "vitest";
import { offeredDayOn } from "./offered-day.ts";
import type { Departure } from "./rows/departure.ts";
import { aDeparture } from "./rows/rows.fixture.ts";

const item = { id: "tour", price_cents: 24_000, max_guests: 12 };
const row = (changes: Partial<Departure>) => aDeparture({ item_id: "tour", ...changes });
const only = (rows: Departure[], seats_left?: number) =>
  offeredDayOn(
    ["2027-05-01"],
    item,
    rows,
    seats_left === undefined ? undefined : [{ date: "2027-05-01", seats_left }],
    10,
  )[0];

describe("a departure as a traveler sees it", () => {
  it("has the item's price with taxes and fees and its seats, when it has none of its own", () => {
    expect(only([])).toEqual({
      date: "2027-05-01",
      price_cents: 24_000,
      places: 12,
      all_in_cents: 26_400,
      seats_left: null,
      guaranteed: false,
      needs: null,
      note: null,
    });
  });

  it("has its own price and seats", () => {
    expect(only([row({ price_cents: 30_000, places: 6 })])).toMatchObject({ all_in_cents: 33_000, places: 6 });
  });

  it("does not belong to another item", () => {
    expect(only([row({ item_id: "other", price_cents: 30_000 })])).toMatchObject({ price_cents: 24_000 });
  });

  it.each([
    ["two are booked of four it needs", { min_guests: 4 }, 10, 2],
    ["as many are booked as it needs", { min_guests: 4 }, 8, null],
    ["more are booked", { min_guests: 4 }, 2, null],
    ["nobody has said how many seats are left", { min_guests: 4 }, undefined, null],
    ["it runs anyway", {}, 12, null],
    ["the operator has guaranteed it", { min_guests: 4, state: "guaranteed" as const }, 12, null],
    ["its own places count", { min_guests: 4, places: 6 }, 5, 3],
  ])("tells how many guests are missing: %s", (_, changes, left, needs) => {
    expect(only([row(changes)], left)?.needs).toBe(needs);
  });
});
