import * as fc from "fast-check";
import { expect, it } from "vitest";
import { homeDestinations, homePackages, homeTours } from "../rows/page-rows.ts";
import { aDestination, aPackage, aTour } from "../rows/rows.fixture.ts";
import { snapshotOf } from "../rows/snapshot.ts";
import { sortTours, type TourSort } from "./sorts.ts";

const TODAY = "2027-05-01";
const tours = fc.array(
  fc.record({ title: fc.constantFrom("A", "b", "C", "á"), price_cents: fc.integer({ min: 1, max: 3 }) }),
  { maxLength: 30 },
);

it("keeps the order of equals, loses and adds nothing, and does not change its input", () => {
  const sorts = fc.constantFrom<TourSort[]>("featured", "title", "price", "duration_days");
  fc.assert(
    fc.property(tours, sorts, (fields, by) => {
      const rows = fields.map((some, index) => aTour({ ...some, id: String(index) }));
      const before = [...rows];
      const sorted = sortTours(rows, by, TODAY);
      expect(rows).toEqual(before);
      expect(new Set(sorted)).toEqual(new Set(rows));
      expect(sortTours(sorted, by, TODAY)).toEqual(sorted);
      const same = sorted.filter((tour) => tour.title === "A" && tour.price_cents === 1);
      expect(same.map(({ id }) => Number(id))).toEqual(same.map(({ id }) => Number(id)).toSorted((a, b) => a - b));
    }),
  );
});

it("sorts tours by featured, then by next departure, then by title, when nothing else is asked", () => {
  const rows = [
    aTour({ id: "on request", title: "A" }),
    aTour({ id: "later", title: "B", departure_dates: ["2027-04-01", "2027-06-02"] }),
    aTour({ id: "as soon, by title", title: "D", departure_dates: ["2027-06-01"] }),
    aTour({ id: "soon", title: "C", departure_dates: [TODAY, "2027-06-01"] }),
    aTour({ id: "featured", title: "E", featured: true, departure_dates: ["2027-09-01"] }),
  ];
  const ids = sortTours(rows, "featured", TODAY).map(({ id }) => id);
  expect(ids).toEqual(["featured", "soon", "as soon, by title", "later", "on request"]);
});

it("puts the same cards on the home page, whatever order the rows come in", () => {
  const dates = ["2027-06-05", "2027-06-02", "2027-06-02", "2027-06-09", "2027-06-01", "2027-06-07"];
  const rows = {
    tours: dates.map((date, index) =>
      aTour({ id: `t${index}`, title: `Tour ${index}`, featured: true, departure_dates: [date] }),
    ),
    destinations: ["g", "f", "e", "d", "c", "b", "a"].map((name, index) =>
      aDestination({ id: name, name, featured: index < 2 }),
    ),
    packages: ["d", "c", "b", "a"].map((title) => aPackage({ id: title, title, featured: true })),
  };
  const backwards = {
    tours: rows.tours.toReversed(),
    destinations: rows.destinations.toReversed(),
    packages: rows.packages.toReversed(),
  };
  for (const order of [rows, backwards]) {
    const snapshot = snapshotOf(order, 1, `${TODAY}T10:00:00Z`);
    expect(homeTours(snapshot).map(({ id }) => id)).toEqual(["t4", "t1", "t2", "t0"]);
    expect(homeDestinations(snapshot).map(({ id }) => id)).toEqual(["f", "g", "a", "b", "c", "d"]);
    expect(homePackages(snapshot).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  }
});
