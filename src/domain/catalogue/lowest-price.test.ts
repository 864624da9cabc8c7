import { expect, it } from "vitest";
import { lowestCents } from "./lowest-price.ts";
import { aDeparture, aPackage, aTour } from "./rows/rows.fixture.ts";

const TODAY = "2027-04-01";
const tour = (departure_dates: string[] = []) => aTour({ id: "t1", price_cents: 240_00, departure_dates });
const on = (start_date: string, price_cents: number | null, more = {}) =>
  aDeparture({ id: start_date, item_id: "t1", start_date, price_cents, ...more });

it.each([
  ["is the item's where no departure says otherwise", tour(["2027-05-01"]), [], 240_00],
  ["is the cheapest departure's", tour(["2027-05-01", "2027-05-08"]), [on("2027-05-08", 200_00)], 200_00],
  ["is not the item's where every departure is dearer", tour(["2027-05-01"]), [on("2027-05-01", 300_00)], 300_00],
  ["is the item's on a day that has no row", tour(["2027-05-01", "2027-05-08"]), [on("2027-05-01", 300_00)], 240_00],
  ["is the item's on a row without a price", tour(["2027-05-01"]), [on("2027-05-01", null)], 240_00],
  ["knows no day of the past", tour(["2027-03-01"]), [on("2027-03-01", 100_00)], 240_00],
  ["knows no closed day", tour([]), [on("2027-05-01", 100_00, { state: "closed" })], 240_00],
  ["knows no other item's", tour([]), [on("2027-05-01", 100_00, { item_id: "t2" })], 240_00],
])("finds the lowest price %s", (_, item, rows, cents) => {
  expect(lowestCents(item, rows, TODAY)).toBe(cents);
});

it("takes a package's own departures, not those of its tours", () => {
  const item = aPackage({ id: "p1", price_cents: 800_00, tour_ids: ["t1"] });
  const own = aDeparture({ item_type: "package", item_id: "p1", price_cents: 900_00 });
  expect(lowestCents(item, [own], TODAY)).toBe(900_00);
  expect(lowestCents(item, [on("2027-05-01", 100_00)], TODAY)).toBe(800_00);
});
