import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDeparture } from "./rows/rows.fixture.ts";
import { addDays, packageDates, todayInTashkent, tourDates } from "./travel-dates.ts";

describe("today in Tashkent", () => {
  it.each([
    ["2026-03-01T18:59:59Z", "2026-03-01"],
    ["2026-03-01T19:00:00Z", "2026-03-02"],
    ["2026-12-31T23:00:00Z", "2027-01-01"],
  ])("is at %s already %s", (instant, date) => expect(todayInTashkent(Date.parse(instant))).toBe(date));
});

it("offers future dates only, once each, in order", () => {
  const dates = fc.array(fc.integer({ min: -50, max: 50 }).map((n) => addDays("2026-06-15", n)));
  fc.assert(
    fc.property(dates, (departure_dates) => {
      const open = tourDates({ id: "t1", departure_dates }, "2026-06-15");
      expect(open).toEqual([...new Set(open)].toSorted());
      expect(new Set(open)).toEqual(new Set(departure_dates.filter((date) => date > "2026-06-15")));
    }),
  );
});

it("combines a package's dates from its tours, and skips unknown tours", () => {
  const tours = new Map([
    ["a", { id: "a", departure_dates: ["2026-07-01", "2026-01-01"] }],
    ["b", { id: "b", departure_dates: ["2026-06-20", "2026-07-01"] }],
  ]);
  expect(packageDates({ id: "p1", tour_ids: ["a", "b", "gone"] }, tours, "2026-06-15")).toEqual([
    "2026-06-20",
    "2026-07-01",
  ]);
  expect(packageDates({ id: "p1", tour_ids: [] }, tours, "2026-06-15")).toEqual([]);
});

const tour = { id: "t1", departure_dates: ["2026-06-16", "2026-07-01"] };
const bundle = { id: "p1", tour_ids: ["t1"] };
const tours = new Map([["t1", tour]]);
const soon = aDeparture({ start_date: "2026-06-16", closes_days: 1 });
const own = aDeparture({ id: "own", item_type: "package", item_id: "p1", start_date: "2026-08-01" });

it("closes a departure its cutoff days ahead", () => {
  expect(tourDates(tour, "2026-06-14", [soon])).toEqual(["2026-06-16", "2026-07-01"]);
  expect(tourDates(tour, "2026-06-15", [soon])).toEqual(["2026-07-01"]);
  expect(packageDates(bundle, tours, "2026-06-15", [soon])).toEqual(["2026-07-01"]);
});

it("prefers a package's own departures while it has any", () => {
  expect(packageDates(bundle, tours, "2026-06-15", [own])).toEqual(["2026-08-01"]);
  const closed = { ...own, state: "closed" as const };
  expect(packageDates(bundle, tours, "2026-06-15", [closed])).toEqual(["2026-06-16", "2026-07-01"]);
  expect(packageDates(bundle, tours, "2026-06-15", [{ ...closed, start_date: "2026-07-01" }])).toEqual(["2026-06-16"]);
});
