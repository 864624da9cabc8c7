import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leave, renderHook } from "../../../tests/support/render.tsx";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import { aDestination, aPackage, aTour } from "../../domain/catalogue/rows/rows.fixture.ts";
import { snapshotOf } from "../../domain/catalogue/rows/snapshot.ts";
import { type BookableState, useBookable } from "./use-bookable.ts";

vi.mock("../../shared/use-rows-when-idle.ts", async () => {
  const { aDeparture } = await import("../../domain/catalogue/rows/rows.fixture.ts");
  return { useRowsWhenIdle: () => [aDeparture({ start_date: "2026-12-01", price_cents: 39_00 })] };
});

const NOON_IN_TASHKENT = Date.parse("2026-11-21T07:00:00Z");
const dated = aTour({ departure_dates: ["2026-11-21", "2026-12-01"] });
const over = aTour({ id: "t2", departure_dates: ["2026-11-20"], destination_id: "d2" });
const both = aPackage({ tour_ids: ["t1", "t2", "gone"] });
const rows = { destinations: [aDestination()], tours: [dated, over], packages: [both] };

async function seen(type: "tour" | "package", id: string): Promise<BookableState> {
  const { current } = await renderHook(() => useBookable(type, id));
  await leave();
  return current;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON_IN_TASHKENT, toFake: ["Date"] });
  const state = { ...catalogueStore.get(), snapshot: snapshotOf(rows, 1, "2026-11-21T07:00:00Z"), settled: true };
  vi.spyOn(catalogueStore, "get").mockReturnValue(state);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("what can be booked", () => {
  it("of a tour are its departures after today in Tashkent", async () => {
    expect(await seen("tour", "t1")).toMatchObject({
      state: "ready",
      bookable: { onRequest: false, departures: { on: "dates", dates: ["2026-12-01"] }, destinations: ["d1"] },
    });
  });

  it("of a tour without departures is any day from 3 to 730 days ahead", async () => {
    expect(await seen("tour", "t2")).toMatchObject({
      bookable: { onRequest: true, departures: { on: "request", first: "2026-11-24", last: "2028-11-20" } },
    });
  });

  it("of a package are its tours' departures, and it visits their places", async () => {
    expect(await seen("package", "p1")).toMatchObject({
      bookable: { departures: { on: "dates", dates: ["2026-12-01"] }, destinations: ["d1", "d2"] },
    });
  });

  it("is nothing when the catalogue has no such item", async () => {
    expect(await seen("tour", "t9")).toEqual({ state: "missing" });
    expect(await seen("package", "t1")).toEqual({ state: "missing" });
  });
});
