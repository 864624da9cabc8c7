import { expect, it } from "vitest";
import { fromPriceText, groupText } from "./cards.ts";
import { seatsLeftText } from "./pages.ts";

it("asks to make contact when there is no tour", () => {
  expect([null, undefined, 4_500].map(fromPriceText)).toEqual(["Contact for price", "Contact for price", "From $45"]);
});

it("says one of one", () => {
  expect([groupText(1), groupText(8)]).toEqual(["Up to 1 person", "Up to 8 people"]);
  expect([0, 1, 2].map(seatsLeftText)).toEqual(["Full", "1 seat left", "2 seats left"]);
});
