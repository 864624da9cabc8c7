import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyDelta } from "./apply-delta.ts";
import { parseCatalogueDelta } from "./catalogue-schema.ts";
import { aDeparture, aDestination, aPackage, aTour } from "./rows.fixture.ts";
import { snapshotOf, type CatalogueRows } from "./snapshot.ts";

const departures = [aDeparture({ price_cents: 80_00 })];
const good = {
  revision: 7,
  destinations: [aDestination()],
  tours: [aTour()],
  packages: [aPackage()],
  departures,
  deleted: [],
};

describe("a catalogue answer", () => {
  it("is parsed whole, without unknown fields and with lists for nulls", () => {
    const tour = { ...aTour(), includes: null, departure_dates: null, itinerary: null, weather: "sunny" };
    const parsed = parseCatalogueDelta({ ...good, tours: [tour], extra: 1 });
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(parsed.value.tours[0]).toEqual({ ...aTour(), includes: [], departure_dates: [], itinerary: {} });
  });

  it.each([
    ["nothing", null],
    ["a login page", "<!doctype html>"],
    ["a list", []],
    ["no revision", { ...good, revision: undefined }],
    ["a price in words", { ...good, tours: [{ ...aTour(), price_cents: "50" }] }],
    ["a price with half cents", { ...good, tours: [{ ...aTour(), price_cents: 50.5 }] }],
    ["no title", { ...good, packages: [{ ...aPackage(), title: undefined }] }],
    ["a date that is none", { ...good, tours: [{ ...aTour(), departure_dates: ["soon"] }] }],
    ["an unknown difficulty", { ...good, tours: [{ ...aTour(), difficulty_level: "extreme" }] }],
    ["a departure in an unknown state", { ...good, departures: [{ ...aDeparture(), state: "perhaps" }] }],
    ["a departure on no day", { ...good, departures: [{ ...aDeparture(), start_date: "soon" }] }],
    ["a deletion of nothing known", { ...good, deleted: [{ kind: "hotel", id: "1" }] }],
  ])("is refused when it is %s", (_, answer) => {
    expect(parseCatalogueDelta(answer)).toMatchObject({ ok: false, code: "unreadable" });
  });

  it("is refused by name when a destination has no picture", () => {
    for (const image_url of [null, "", " "]) {
      const parsed = parseCatalogueDelta({ ...good, destinations: [{ ...aDestination(), image_url }] });
      expect(parsed).toEqual({ ok: false, code: "images_missing", reason: "Destination images not found" });
    }
  });

  it("never throws, whatever it contains", () => {
    fc.assert(fc.property(fc.anything(), (answer) => typeof parseCatalogueDelta(answer).ok === "boolean"));
  });
});

describe("deltas", () => {
  const ids = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 4 });
  it("merge into the last state of each row", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ changed: ids, deleted: ids }), { maxLength: 6 }), (steps) => {
        let rows: CatalogueRows = { destinations: [], tours: [], packages: [] };
        const model = new Map<string, number>();
        steps.forEach(({ changed, deleted }, revision) => {
          const gone = deleted.filter((id) => !changed.includes(id));
          const tours = [...new Set(changed)].map((id) => aTour({ id, revision }));
          const empty = { revision, destinations: [], packages: [] };
          rows = applyDelta(rows, {
            ...empty,
            tours,
            deleted: gone.map((id) => ({ kind: "tour" as const, id })),
          });
          gone.forEach((id) => model.delete(id));
          tours.forEach((tour) => model.set(tour.id, revision));
        });
        expect(new Map(rows.tours.map((tour) => [tour.id, tour.revision]))).toEqual(model);
      }),
    );
  });

  it("show the cheapest tour and the stars of all tours of each destination", () => {
    const tours = [
      aTour({ price_cents: 90, stars: [0, 0, 0, 1, 3] }),
      aTour({ id: "t2", price_cents: 40, stars: [0, 0, 0, 0, 2] }),
      aTour({ id: "t3", destination_id: null }),
    ];
    const snapshot = snapshotOf({ destinations: [aDestination()], tours, packages: [] }, 1, null);
    expect(snapshot.tours_by_destination).toEqual({ d1: { count: 2, min_price_cents: 40, stars: [0, 0, 0, 1, 5] } });
  });
});
