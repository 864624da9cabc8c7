import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CatalogueDelta } from "../../../domain/catalogue/rows/apply-delta.ts";
import { aDeparture, aTour } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { EMPTY_SNAPSHOT } from "../../../domain/catalogue/rows/snapshot.ts";
import { JourneyDatabase } from "../db.ts";
import { createCatalogueDatabase } from "./catalogue-database.ts";
import { createDeferredDatabase } from "./deferred-database.ts";

const AT = "2026-11-23T10:00:00.000Z";
const dear = aDeparture({ price_cents: 80_00 });
const whole: CatalogueDelta = {
  revision: 5,
  destinations: [],
  tours: [aTour()],
  packages: [],
  departures: [dear, aDeparture({ id: "dep9", item_id: "t9", price_cents: null })],
  deleted: [],
};
const later: CatalogueDelta = { ...whole, revision: 6, tours: [aTour({ title: "Renamed" })], departures: [] };
const glance = { ...EMPTY_SNAPSHOT, revision: 5, as_of: AT };

let database: JourneyDatabase;
let count = 0;
beforeEach(() => {
  database = new JourneyDatabase(`first-disk-${(count += 1)}`);
});
afterEach(() => database.close());

function firstDisk() {
  let use: () => void = () => undefined;
  const used = new Promise<void>((resolve) => (use = resolve));
  const open = vi.fn(async () => createCatalogueDatabase(database));
  return { disk: createDeferredDatabase(open, (load) => used.then(load)), open, use: () => use() };
}

it("stores nothing before the page uses the database, and knows the mirror's revision", async () => {
  const { disk, open } = firstDisk();
  expect(await disk.write(whole, AT, 0, glance)).toBe(true);
  expect(await disk.mark()).toMatchObject({ revision: 5, as_of: AT });
  expect(open).not.toHaveBeenCalled();
});

it("stores the waiting catalogue once the page uses the database", async () => {
  const { disk, use } = firstDisk();
  await disk.write(whole, AT, 0, glance);
  use();
  await vi.waitFor(async () => expect(await database.tours.count()).toBe(1), 30_000);
  await vi.waitFor(async () => expect(await disk.preview()).toEqual(glance), 30_000);
});

it("does not overwrite a later catalogue that the worker stored meanwhile", async () => {
  const { disk, use } = firstDisk();
  await disk.write(whole, AT, 0, glance);
  await createCatalogueDatabase(database).write(later, AT, 0);
  use();
  await vi.waitFor(async () => expect((await disk.rows()).tours[0]?.title).toBe("Renamed"), 30_000);
});

it("reads departures and rates from memory first, and from the database once the page uses it", async () => {
  const { disk, use } = firstDisk();
  const days = vi.fn();
  const rates = vi.fn();
  const leave = disk.watchDepartures(["t9"], days);
  disk.watchRates(rates);
  expect(days.mock.lastCall?.[0]).toEqual([]);
  await disk.write({ ...whole, rates: "first" }, AT, 0, glance);
  expect(days.mock.lastCall?.[0].map(({ id }: { id: string }) => id)).toEqual(["dep9"]);
  expect(rates).toHaveBeenLastCalledWith("first");
  await createCatalogueDatabase(database).write({ ...later, rates: "later", departures: [] }, AT, 0, glance);
  use();
  await vi.waitFor(() => expect(rates).toHaveBeenLastCalledWith("later"), 30_000);
  await vi.waitFor(() => expect(days.mock.lastCall?.[0]).toEqual([]), 30_000);
  leave();
  const changed = days.mock.calls.length;
  await disk.write({ ...whole, revision: 7 }, AT, 6);
  await vi.waitFor(async () => expect((await disk.mark()).revision).toBe(7), 30_000);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(days.mock.calls.length).toBe(changed);
});

it("stores the waiting catalogue before a change to it", async () => {
  const { disk } = firstDisk();
  await disk.write(whole, AT, 0, glance);
  expect(await disk.write(later, AT, 5)).toBe(true);
  expect((await database.tours.toArray())[0]?.title).toBe("Renamed");
  expect(await disk.preview()).toEqual(glance);
  expect(await disk.mark()).toMatchObject({ revision: 6 });
});

it("reports why the database does not open, and tries again the next time", async () => {
  const { disk, open } = firstDisk();
  await disk.write(whole, AT, 0);
  open.mockRejectedValueOnce(new Error("refused"));
  await expect(disk.write(later, AT, 5)).rejects.toThrow("refused");
  await disk.write(later, AT, 5);
  expect((await disk.rows()).tours).toHaveLength(1);
});

it("reads departure prices before and after there is a database", async () => {
  const { disk, use } = firstDisk();
  const changed = vi.fn();
  disk.watchPricedDepartures(changed);
  await disk.write(whole, AT, 0);
  expect(changed.mock.lastCall?.[0]).toEqual(new Map([["t1", [dear]]]));
  const cheaper = { ...whole, revision: 6, departures: [{ ...dear, price_cents: 70_00 }] };
  await createCatalogueDatabase(database).write(cheaper, AT, 0);
  use();
  await vi.waitFor(() => expect(changed.mock.lastCall?.[0].get("t1")).toMatchObject([{ price_cents: 70_00 }]), 30_000);
});
