import { expect, it } from "vitest";
import { aPackage, aTour } from "./rows/rows.fixture.ts";
import { packagesTo, stopsOf } from "./stops.ts";

const rail = aTour({ id: "rail", destination_id: "sam", stop_ids: ["tas", "sam", "buk"] });
const foot = aTour({ id: "foot", destination_id: "buk" });

it("takes a tour's stops, else its destination", () => {
  expect(stopsOf(rail)).toEqual(["tas", "sam", "buk"]);
  expect(stopsOf(foot)).toEqual(["buk"]);
  expect(stopsOf({ destination_id: null, stop_ids: [] })).toEqual([]);
});

it("lists a package at the places of its tours only", () => {
  const [one, none] = [aPackage({ id: "one", tour_ids: ["rail"] }), aPackage({ id: "none", tour_ids: ["gone"] })];
  const at = (place: string) => packagesTo(place, [one, none], [rail, foot]).map(({ id }) => id);
  expect(at("tas")).toEqual(["one"]);
  expect(at("sam")).toEqual(["one"]);
  expect(at("khiva")).toEqual([]);
});
