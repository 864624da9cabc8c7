import { expect, it } from "vitest";
import { packageDays } from "./package-days.ts";
import { aPackage, aTour } from "./rows/rows.fixture.ts";

const city = aTour({ id: "a", title: "City", duration_days: 2, itinerary: { "1": "Walls", "2": "Bazaar" } });
const lake = aTour({ id: "b", title: "Lake", duration_days: 1, itinerary: { "1": "Swim" } });
const plan = (itinerary: Record<string, string>, duration_days: number) =>
  packageDays(aPackage({ itinerary, duration_days }), [city, lake]).map(
    ({ day, tour, words }) => `${day} ${tour?.title ?? "-"}: ${words ?? "-"}`,
  );

it.each([
  ["its tours one after the other", {}, 3, ["1 City: Walls", "2 City: Bazaar", "3 Lake: Swim"]],
  [
    "its own days between them",
    { "1": "Arrive", "4": " Train " },
    5,
    ["1 -: Arrive", "2 City: Walls", "3 City: Bazaar", "4 -: Train", "5 Lake: Swim"],
  ],
  ["an empty own day is a tour's", { "1": " " }, 3, ["1 City: Walls", "2 City: Bazaar", "3 Lake: Swim"]],
  ["days of which nothing is said", {}, 4, ["1 City: Walls", "2 City: Bazaar", "3 Lake: Swim", "4 -: -"]],
  ["never fewer days than its tours have", {}, 1, ["1 City: Walls", "2 City: Bazaar", "3 Lake: Swim"]],
])("lists the days of a package %s", (_, itinerary, duration, days) => {
  expect(plan(itinerary, duration)).toEqual(days);
});
