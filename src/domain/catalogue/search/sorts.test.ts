import * as fc from "fast-check";
import { expect, it } from "vitest";
import { aTour } from "../rows/rows.fixture.ts";
import { sortTours, type TourSort } from "./sorts.ts";

const tours = fc.array(
  fc.record({ title: fc.constantFrom("A", "b", "C", "á"), price_cents: fc.integer({ min: 1, max: 3 }) }),
  { maxLength: 30 },
);

it("keeps the order of equals, loses and adds nothing, and does not change its input", () => {
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
