import { describe, expect, it } from "vitest";
import { aDeparture, aPackage, aTour } from "../rows/rows.fixture.ts";
import {
  byNextDeparture,
  findDepartureFits,
  type CachedDepartures,
  NO_CACHED_DEPARTURES,
  openDays,
} from "./departing.ts";

const today = "2026-11-22";
const days = ["2026-12-20", "2026-12-05", "2026-11-01", "2027-01-09"];
const tour = aTour({ id: "t", max_guests: 8, departure_dates: days });
const request = aTour({ id: "r", max_guests: 4, departure_dates: [] });
const group = aPackage({ id: "p", max_guests: 8, tour_ids: ["t"] });
const as_of = "2026-11-21T10:00:00Z";
const seatsAsOf = (...seats: [string, number][]): CachedDepartures => ({
  ...NO_CACHED_DEPARTURES,
  seats: new Map([
    [
      "t",
      {
        as_of,
        on_request: false,
        max_guests: 8,
        dates: seats.map(([date, seats_left]) => ({ date, seats_left })),
      },
    ],
  ]),
});
const row = aDeparture({ item_id: "t", start_date: "2026-12-05", places: 3 });
const all = { tours: [tour, request], packages: [group] };
const find = (month: string, people: number, known = NO_CACHED_DEPARTURES) =>
  Object.fromEntries(findDepartureFits(all, new Map(openDays(all, known, today)), { month, people }, today));

describe("search by departure", () => {
  it("finds the next departures of tours and their packages, without past ones", () =>
    expect(find("", 0)).toEqual({
      t: { next: "2026-12-05", seatsAsOf: null },
      r: { next: null, seatsAsOf: null },
      p: { next: "2026-12-05", seatsAsOf: null },
    }));

  it("finds a month's departures, and on request from the first to the last bookable day", () => {
    expect(find("2027-01", 0)).toMatchObject({ t: { next: "2027-01-09" }, r: { next: null } });
    expect(Object.keys(find("2026-11", 0))).toEqual(["r"]);
    expect(Object.keys(find("2029-01", 0))).toEqual([]);
  });

  it("finds trips with enough cached seats, and unknown ones unless the group is too large", () => {
    expect(find("", 4, seatsAsOf(["2026-12-05", 3], ["2026-12-20", 4]))).toMatchObject({
      t: { next: "2026-12-20", seatsAsOf: as_of },
      r: { next: null },
      p: { next: "2026-12-05", seatsAsOf: null },
    });
    expect(find("2026-12", 5, seatsAsOf(["2026-12-05", 3], ["2026-12-20", 4]))).not.toHaveProperty("t");
    expect(Object.keys(find("", 9))).toEqual([]);
  });

  it("counts a departure's own seats, and skips it while it is closed", () => {
    const known = (more: Partial<typeof row>) => ({
      ...NO_CACHED_DEPARTURES,
      rows: new Map([["t", [{ ...row, ...more }]]]),
    });
    expect(find("", 4, known({}))).toMatchObject({ t: { next: "2026-12-20" } });
    expect(find("", 0, known({ state: "closed" }))).toMatchObject({
      t: { next: "2026-12-20" },
      p: { next: "2026-12-20" },
    });
    expect(find("", 0, known({ closes_days: 30 }))).toMatchObject({ t: { next: "2026-12-20" } });
  });

  it("sorts by day, trips on request last", () => {
    const fits = new Map(Object.entries(find("", 0)));
    expect(byNextDeparture([request, tour], ({ id }) => id, fits).map(({ id }) => id)).toEqual(["t", "r"]);
  });
});
