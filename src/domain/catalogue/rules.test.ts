import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categoriesOf } from "./categories.ts";
import { relatedTours } from "./related-tours.ts";
import { aPackage, aTour } from "./rows/rows.fixture.ts";
import { savingsPercent } from "./savings.ts";
import { withinPriceRange } from "./search/search-ranges.ts";
import { nearestMatches } from "./search/search-trips.ts";

const cents = fc.integer({ min: 1, max: 5_000_000 });

describe("savings", () => {
  it.each([
    [800_00, 1000_00, 20],
    [899_00, 1199_00, 25],
    [1000_00, 1000_00, null],
    [1000_00, 900_00, null],
    [1000_00, null, null],
  ])("are for %i of %s: %s percent", (price_cents, original_price_cents, percent) => {
    expect(savingsPercent({ price_cents, original_price_cents })).toBe(percent);
  });

  it("are a whole share of the original price, never below zero", () => {
    fc.assert(
      fc.property(cents, cents, (price_cents, original_price_cents) => {
        const percent = savingsPercent({ price_cents, original_price_cents });
        if (original_price_cents <= price_cents) return percent === null;
        const exact = ((original_price_cents - price_cents) / original_price_cents) * 100;
        return percent !== null && Number.isInteger(percent) && Math.abs(percent - exact) <= 0.5;
      }),
    );
  });
});

describe("tiers and categories", () => {
  it.each([
    ["Heritage of the Silk Road", ["standard", "cultural"]],
    ["Hiking and yurt camp", ["standard", "adventure"]],
    ["Kids love the museums", ["standard", "cultural", "family"]],
    ["Plain rest", ["standard"]],
    ["Parking and skincare", ["standard"]],
  ])("reads '%s' as %j", (title, expected) => {
    expect(categoriesOf(aPackage({ title, description: "" }))).toEqual(expected);
  });
});

describe("filters", () => {
  it("leave the upper end of the slider open and no other", () => {
    expect(withinPriceRange(2000_00, 0, 1500)).toBe(true);
    expect(withinPriceRange(1450_01, 0, 1450)).toBe(false);
    expect(withinPriceRange(1450_00, 0, 1450)).toBe(true);
    expect(withinPriceRange(49_99, 50, 1500)).toBe(false);
  });
});

describe("nearest and related", () => {
  it("prefers the fewest mismatches, and never one that misses all", () => {
    const near = nearestMatches([1, 2, 3, 4, 12], [(n) => n > 3, (n) => n % 2 === 0, (n) => n > 10], 3);
    expect(near).toEqual([12, 4, 2]);
    expect(nearestMatches([1, 3], [(n) => n > 5], 3)).toEqual([]);
  });

  it("relates tours of the same place first, never the tour itself", () => {
    const tours = [
      aTour({ id: "far", destination_id: "d2" }),
      aTour({ id: "self" }),
      aTour({ id: "same" }),
      aTour({ id: "hard", difficulty_level: "difficult" }),
    ];
    expect(relatedTours(aTour({ id: "self" }), tours, 3).map(({ id }) => id)).toEqual(["same", "hard", "far"]);
  });
});
