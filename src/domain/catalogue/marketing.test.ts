import { expect, it } from "vitest";
import { type ShopSettings, UNSET_SHOP } from "../shop/settings.ts";
import { ratingPlaceholder, shopFigures } from "./marketing.ts";

const set: ShopSettings = {
  ...UNSET_SHOP,
  unesco_sites: "12+",
  travelers: "15K+",
  travelers_source: "Bookings since 2014",
  rating: "4.8",
};

it.each<[string, ShopSettings, number[] | null, string[]]>([
  ["as set", set, null, ["12+ ", "15K+ Bookings since 2014", "4.8 "]],
  ["with the rating of the shop's own reviews", set, [0, 0, 1, 0, 0], ["12+ ", "15K+ Bookings since 2014", "3.0 "]],
  [
    "with no rating while there is neither",
    { ...set, rating: "" },
    [0, 0, 0, 0, 0],
    ["12+ ", "15K+ Bookings since 2014"],
  ],
  ["not at all in a new shop", UNSET_SHOP, null, []],
])("shows the shop's figures %s", (_, shop, stars, shown) => {
  expect(shopFigures(shop, stars).map(({ value, source }) => `${value} ${source}`)).toEqual(shown);
});

it("shows the operator's rating until the first review, if one is set", () => {
  expect([ratingPlaceholder(set, null), ratingPlaceholder(set, [0, 0, 1, 0, 0])]).toEqual([4.8, undefined]);
  expect(ratingPlaceholder(UNSET_SHOP, null)).toBeUndefined();
});
