import { expect, it } from "vitest";
import { nearestTown } from "./towns.ts";

it.each([
  ["an office on Registan Street", 39.6547, 66.9758, "samarkand"],
  ["an office beside an airport", 41.262, 69.275, "tashkent"],
  ["an office in the suburbs of Khiva", 41.4, 60.45, "khiva"],
  ["a spot in the Kyzylkum, far from every town", 42.5, 63.5, undefined],
  ["an office in another country", 51.5, -0.12, undefined],
])("names the town of %s", (_, latitude, longitude, town) => {
  expect(nearestTown(latitude, longitude)).toBe(town);
});
