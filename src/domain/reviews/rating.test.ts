import { expect, it } from "vitest";
import { averageText, ratingOf, type StarCounts } from "./rating.ts";

it.each<[StarCounts, string | undefined]>([
  [null, undefined],
  [undefined, undefined],
  [[0, 0, 0, 0, 0], undefined],
  [[0, 0, 0, 0, 1], "5.0 (1)"],
  [[1, 0, 0, 0, 1], "3.0 (2)"],
  [[0, 0, 1, 2, 9], "4.7 (12)"],
  [[0, 0, 0, 5500, 4500], "4.5 (10000)"],
  [[3, 0, 0, 0, 0], "1.0 (3)"],
])("rates the stars %j as %s", (stars, said) => {
  const rating = ratingOf(stars);
  expect(rating ? `${averageText(rating)} (${rating.count})` : undefined).toBe(said);
});
