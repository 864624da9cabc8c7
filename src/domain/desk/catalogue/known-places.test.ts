import { expect, it } from "vitest";
import { knownPlaces, placeNamed } from "./known-places.ts";

const khiva = { name: "Khiva", latitude: 41.3781, longitude: 60.3642 };
const tour = {
  title: "Walls",
  meeting_point: "West gate\nby the well",
  meeting_latitude: 41.4,
  meeting_longitude: 60.3,
};

it("the shop's own places come first, each name once; what has no place is none", () => {
  const places = knownPlaces([khiva, { name: "Nowhere", latitude: null, longitude: null }], [tour]);
  expect(places.filter(({ name }) => name === "Khiva")).toEqual([khiva]);
  expect(places[1]).toEqual({ name: "West gate", latitude: 41.4, longitude: 60.3 });
  expect(places.some(({ name }) => name === "Nowhere")).toBe(false);
});

it.each([
  ["samarkand", "Samarkand"],
  ["Samar", undefined],
  ["term", "Termez"],
  [" khiva ", "Khiva"],
  ["", undefined],
  ["Atlantis", undefined],
])("by %j is meant %s", (typed, name) => {
  expect(placeNamed(typed, knownPlaces([], []))?.name).toBe(name);
});
