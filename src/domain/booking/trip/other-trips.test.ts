import { expect, it } from "vitest";
import { aTour } from "../../catalogue/rows/rows.fixture.ts";
import { otherTrips } from "./other-trips.ts";

const today = "2027-01-10";
const asked = { item_id: "gone", destination_ids: ["bukhara"], guests: 4, check_in: "2027-04-15" };
const tour = (id: string, destination_id: string | null, departure_dates: string[], max_guests = 10) =>
  aTour({ id, destination_id, departure_dates, max_guests });
const ids = (tours: ReturnType<typeof tour>[], question = asked) =>
  otherTrips(question, tours, today).map(({ id }) => id);

it("offers trips to the same place, nearest departure first, with seats for the group", () => {
  const tours = [
    tour("gone", "bukhara", ["2027-04-15"]),
    tour("far", "bukhara", ["2027-08-01"]),
    tour("near", "bukhara", ["2027-01-11", "2027-04-14"]),
    tour("any-day", "bukhara", []),
    tour("past", "bukhara", ["2027-01-10"]),
    tour("small", "bukhara", ["2027-04-15"], 3),
    tour("elsewhere", "khiva", ["2027-04-15"]),
  ];
  expect(ids(tours)).toEqual(["any-day", "near", "far"]);
});

it("offers any trip when none leads to the same place, or the place is unknown", () => {
  const tours = [tour("khiva", "khiva", ["2027-05-01"]), tour("nowhere", null, ["2027-04-20"])];
  expect(ids(tours)).toEqual(["nowhere", "khiva"]);
  expect(ids(tours, { ...asked, destination_ids: [] })).toEqual(["nowhere", "khiva"]);
  expect(ids([])).toEqual([]);
});
