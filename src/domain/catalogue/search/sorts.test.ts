import * as fc from "fast-check";
import { expect, it } from "vitest";
import { aDestination, aPackage, aTour } from "../rows/rows.fixture.ts";
import { sortDestinations, sortPackages, sortTours, type TourSort } from "./sorts.ts";

const tours = fc.array(
  fc.record({ title: fc.constantFrom("A", "b", "C", "á"), price_cents: fc.integer({ min: 1, max: 3 }) }),
  { maxLength: 30 },
);

it("keeps the given order of equals, loses and adds nothing, and leaves its input alone", () => {
  const sorts = fc.constantFrom<TourSort[]>("title", "price", "duration_days");
  fc.assert(
    fc.property(tours, sorts, (fields, by) => {
      const rows = fields.map((some, index) => aTour({ ...some, id: String(index) }));
      const before = [...rows];
      const sorted = sortTours(rows, by);
      expect(rows).toEqual(before);
      expect(new Set(sorted)).toEqual(new Set(rows));
      expect(sortTours(sorted, by)).toEqual(sorted);
      const same = sorted.filter((tour) => tour.title === "A" && tour.price_cents === 1);
      expect(same.map(({ id }) => Number(id))).toEqual(same.map(({ id }) => Number(id)).toSorted((a, b) => a - b));
    }),
  );
});

it("puts featured first, by city then name, and dear packages last or first as asked", () => {
  const places = [
    aDestination({ id: "1", name: "Khiva", city: "Khiva" }),
    aDestination({ id: "2", name: "Ark", city: "Bukhara", featured: true }),
    aDestination({ id: "3", name: "Lyab-i Hauz", city: "Bukhara" }),
  ];
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join("");
  expect(ids(sortDestinations(places, "featured"))).toBe("213");
  expect(ids(sortDestinations(places, "city"))).toBe("231");
  expect(ids(sortDestinations(places, "name"))).toBe("213");
  const packages = [
    aPackage({ id: "1", price_cents: 2, featured: false }),
    aPackage({ id: "2", price_cents: 3, featured: true, original_price_cents: 6 }),
    aPackage({ id: "3", price_cents: 1 }),
  ];
  expect(ids(sortPackages(packages, "featured"))).toBe("231");
  expect(ids(sortPackages(packages, "price-low"))).toBe("312");
  expect(ids(sortPackages(packages, "price-high"))).toBe("213");
  expect(ids(sortPackages(packages, "savings"))).toBe("213");
});
