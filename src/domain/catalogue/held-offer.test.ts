import { expect, it } from "vitest";
import { offerOn } from "./held-offer.ts";
import { aDeparture, aTour } from "./rows/rows.fixture.ts";

const tour = aTour({ price_cents: 100_00, max_guests: 10 });
const rows = [
  aDeparture({ start_date: "2027-05-01", price_cents: 80_00, places: 4 }),
  aDeparture({ id: "dep2", start_date: "2027-05-08", places: 16 }),
  aDeparture({ id: "dep3", item_id: "t2", start_date: "2027-05-15", price_cents: 1 }),
];

it.each([
  ["its own price and places", "2027-05-01", { price_cents: 80_00, places: 4 }],
  ["the item's price where it has none", "2027-05-08", { price_cents: 100_00, places: 16 }],
  ["nothing of another item's", "2027-05-15", { price_cents: 100_00, places: 10 }],
  ["what the item says on a day nobody wrote about", "2027-06-01", { price_cents: 100_00, places: 10 }],
])("shows for a departure %s", (_, day, offer) => expect(offerOn(tour, rows, day)).toEqual(offer));
