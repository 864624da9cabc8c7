import { expect, it } from "vitest";
import { type ShopSettings, UNSET_SHOP } from "../shop/settings.ts";
import { shopFigures } from "./marketing.ts";

const set: ShopSettings = {
  ...UNSET_SHOP,
  unesco_sites: "12+",
  unesco_source: "Stops of our itineraries",
  travelers: "15K+",
  travelers_source: "Bookings since 2014",
};

it.each<[string, ShopSettings, number[] | null, string[]]>([
  ["each beside its source", set, null, ["12+ Stops of our itineraries", "15K+ Bookings since 2014"]],
  [
    "with the average of all reviews",
    set,
    [0, 0, 1, 0, 1],
    ["12+ Stops of our itineraries", "15K+ Bookings since 2014", "4.0 2"],
  ],
  ["without the one that has no source", { ...set, unesco_source: "" }, null, ["15K+ Bookings since 2014"]],
  ["not at all in a new shop", UNSET_SHOP, [0, 0, 0, 0, 0], []],
])("shows the shop's figures %s", (_, shop, stars, shown) => {
  const texts = shopFigures(shop, stars).map((figure) =>
    figure.name === "rating" ? `${figure.value} ${figure.reviews}` : `${figure.value} ${figure.source}`,
  );
  expect(texts).toEqual(shown);
});
