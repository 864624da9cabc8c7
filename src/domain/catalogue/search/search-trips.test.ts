import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDestination, aPackage, aTour } from "../rows/rows.fixture.ts";
import { snapshotOf } from "../rows/snapshot.ts";
import { createSearchIndex } from "./search-index.ts";
import { searchDocument, searchItems, searchTrips, type SearchCriteria, type SearchItem } from "./search-trips.ts";

const all: SearchCriteria = {
  text: "",
  type: "all",
  min: 0,
  max: 1500,
  duration: "all",
  rating: 0,
  sort: "popularity",
};
const rows = {
  destinations: [aDestination(), aDestination({ id: "d2", name: "Nukus", city: "Nukus", description: "Savitsky" })],
  tours: [
    aTour({ price_cents: 300_00, duration_days: 3, stars: [0, 0, 0, 5, 19] }),
    aTour({ id: "t2", title: "Aral Sea", destination_id: "d2", price_cents: 900_00, duration_days: 9, featured: true }),
  ],
  packages: [
    aPackage({ price_cents: 1900_00, description: "All of the Silk Road", stars: [0, 0, 1, 0, 0] }),
    aPackage({ id: "p2", title: "Karakum", description: "Where the Aral was: see the ships. They rode on silk." }),
  ],
};
const items = searchItems(snapshotOf(rows, 1, null));
const titles = (found: SearchItem[]) => found.map((item) => item.title);

function search(change: Partial<SearchCriteria>) {
  const criteria = { ...all, ...change };
  const index = createSearchIndex();
  const places = new Map(rows.destinations.map((place) => [place.id, place]));
  for (const item of items) index.add(searchDocument(item, places));
  const matches =
    criteria.text === ""
      ? null
      : {
          every: index.find(criteria.text),
          good: index.findGood(criteria.text),
          some: index.findAny(criteria.text),
        };
  return searchTrips(items, criteria, matches);
}

describe("search", () => {
  it.each<[Partial<SearchCriteria>, string[]]>([
    [{ type: "tour" }, ["Aral Sea", "Registan at Dawn"]],
    [{ type: "destination" }, ["Samarkand", "Nukus"]],
    [{ type: "hotel" }, []],
    [{ max: 500 }, ["Registan at Dawn", "Samarkand"]],
    [{ min: 1500 }, ["Golden Road"]],
    [{ duration: "8+" }, ["Aral Sea", "Nukus"]],
    [{ text: "samarqand", type: "tour" }, ["Registan at Dawn"]],
    [{ text: "nukus", sort: "price-high", type: "tour" }, ["Aral Sea"]],
    [{ text: "savitsky" }, ["Nukus"]],
    [{ rating: 4.5 }, ["Registan at Dawn", "Samarkand"]],
    [{ sort: "rating", type: "package" }, ["Golden Road", "Karakum"]],
  ])("%j finds %j", (criteria, expected) => expect(titles(search(criteria).found)).toEqual(expected));

  it("offers the nearest matches only when nothing fits", () => {
    expect(titles(search({ text: "aral", max: 500 }).nearest)).toContain("Aral Sea");
    expect(search({}).nearest).toEqual([]);
  });

  it.each([
    ["aral see", ["Karakum"], "Aral Sea"],
    ["silk rode", ["Karakum"], "Golden Road"],
  ])("offers near matches for %j too, as a typo can be a word in use", (text, found, near) => {
    const answer = search({ text });
    expect(titles(answer.found)).toEqual(found);
    expect(titles(answer.nearest)).toContain(near);
    expect(titles(answer.nearest)).not.toContain(found[0]);
  });

  it("never finds what a filter excludes, however filters are combined", () => {
    const criteria = fc.record({
      type: fc.constantFrom<SearchCriteria["type"][]>("all", "tour", "package", "destination", "resort"),
      min: fc.constantFrom(0, 50, 500),
      max: fc.constantFrom(500, 1000, 1500),
      duration: fc.constantFrom<SearchCriteria["duration"][]>("all", "1-3", "4-7", "8+"),
      text: fc.constantFrom("", "khiva", "registan", "sea"),
    });
    fc.assert(
      fc.property(criteria, (change) => {
        for (const item of search(change).found) {
          expect(change.type === "all" || item.kind === change.type).toBe(true);
          if (change.max < 1500) expect(item.price_cents).toBeLessThanOrEqual(change.max * 100);
          if (change.min > 0) expect(item.price_cents).toBeGreaterThanOrEqual(change.min * 100);
        }
      }),
    );
  });
});
