import { expect, it } from "vitest";
import { packageRoute } from "./route-legs.ts";
import { aPackage, aTour } from "./rows/rows.fixture.ts";

const tour = (id: string, destination_id: string, duration_days: number, stop_ids: string[] = []) =>
  aTour({ id, destination_id, duration_days, stop_ids });
const tours = new Map(
  [tour("t", "tas", 1), tour("s", "sam", 2), tour("w", "sam", 1), tour("rail", "tas", 4, ["tas", "khi"])].map((one) => [
    one.id,
    one,
  ]),
);
const places = new Map(
  [
    { id: "tas", name: "Tashkent" },
    { id: "sam", name: "Samarkand" },
    { id: "khi", name: "Khiva" },
  ].map((place) => [place.id, place]),
);
const route = (tour_ids: string[], itinerary = {}) =>
  packageRoute(aPackage({ tour_ids, itinerary, duration_days: 1 }), tours, places).map(
    ({ places, first, last }) => `${places.map(({ name }) => name).join(", ")} ${first}-${last}`,
  );

it.each<[string, string[], object, string[]]>([
  ["one leg a place, after the day of arrival", ["t", "s"], { 1: "Arrive" }, ["Tashkent 2-2", "Samarkand 3-4"]],
  ["two tours of one place as one leg", ["s", "w"], {}, ["Samarkand 1-3"]],
  ["all stops of a tour on its days", ["rail"], {}, ["Tashkent, Khiva 1-4"]],
  ["nothing without tours", [], {}, []],
])("gives %s", (_, tour_ids, itinerary, legs) => {
  expect(route(tour_ids, itinerary)).toEqual(legs);
});
