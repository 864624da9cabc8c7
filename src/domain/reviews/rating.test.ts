import { expect, it } from "vitest";
import { shopRating } from "../catalogue/marketing.ts";
import { ratingOf, ratingText, type StarCounts } from "./rating.ts";

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
  expect(rating ? ratingText(rating) : undefined).toBe(said);
});

it("shows the specification's figure until there is a real one", () => {
  expect([shopRating(null), shopRating([0, 0, 0, 0, 0]), shopRating([0, 0, 1, 0, 0])]).toEqual(["4.8", "4.8", "3.0"]);
});
