import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CatalogueDelta } from "../../../domain/catalogue/rows/apply-delta.ts";
import { aDeparture, aDestination, aPackage, aTour } from "../../../domain/catalogue/rows/rows.fixture.ts";
import { createCatalogueDatabase, type CatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import { JourneyDatabase } from "../../local/db.ts";
import type { CatalogueAnswer } from "../../remote/catalogue.ts";
import { aMirror, down, good } from "./mirror.fixture.ts";
import type { MirrorDeps } from "./mirror.ts";

const whole: CatalogueDelta = {
  revision: 5,
  destinations: [aDestination()],
  tours: [aTour(), aTour({ id: "t2", title: "Second" })],
  packages: [aPackage()],
  deleted: [],
};
const nothing: CatalogueDelta = { revision: 5, destinations: [], tours: [], packages: [], deleted: [] };

let database: JourneyDatabase;
let count = 0;
beforeEach(() => {
  database = new JourneyDatabase(`mirror-${(count += 1)}`);
});
afterEach(() => database.close());

const mirror = (answers: CatalogueAnswer[], change: Partial<MirrorDeps> = {}) =>
  aMirror(createCatalogueDatabase(database), "en", answers, change);

describe("the mirror", () => {
  it("fetches the whole catalogue, then only changes", async () => {
    const first = mirror([good(whole), good({ ...nothing, revision: 6, tours: [aTour({ title: "Renamed" })] })]);
    await first.start();
    await first.sync();
    expect(first.since.mock.calls).toEqual([
      [0, {}],
      [5, {}],
    ]);
    expect(first.store.get().snapshot.tours.map((tour) => tour.title)).toEqual(["Renamed", "Second"]);
    expect((await database.tours.get("t1"))?.title).toBe("Renamed");
  });

  it("syncs once more for all who asked while an answer was being stored", async () => {
    const files = createCatalogueDatabase(database);
    let kept: () => void = () => undefined;
    const slow: CatalogueDatabase = {
      ...files,
      write: async (...change) => {
        await new Promise<void>((resolve) => (kept = resolve));
        return files.write(...change);
      },
    };
    const renamed = good({ ...nothing, revision: 6, tours: [aTour({ title: "Renamed" })] });
    const one = mirror([good(whole), renamed, down], { openDatabase: async () => slow });
    const first = one.sync();
    await vi.waitFor(() => expect(one.store.get().synced).toBe(true), 30_000);
    const asked = Promise.all([one.sync(), one.sync()]);
    kept();
    await first;
    await vi.waitFor(() => expect(one.store.get().snapshot.revision).toBe(6), 30_000);
    kept();
    await asked;
    expect(one.since.mock.calls).toEqual([
      [0, {}],
      [5, {}],
    ]);
  });

  it("opens from the database offline, with previews and age", async () => {
    await mirror([good(whole)]).start();
    const later = mirror([down]);
    const seen: boolean[] = [];
    later.store.subscribe(() => seen.push(later.store.get().snapshot.complete));
    await later.start();
    const { snapshot, problem, synced } = later.store.get();
    expect(snapshot).toMatchObject({ complete: true, revision: 5, as_of: "1970-01-01T00:00:01.000Z" });
    expect(snapshot.tours).toHaveLength(2);
    expect({ problem, synced }).toEqual({ problem: "unreachable", synced: false });
    expect(seen).toContain(false);
    expect(later.report).not.toHaveBeenCalled();
  });

  it("reports no failure before it has shown what is stored, when the network fails at once", async () => {
    await mirror([good(whole)]).start();
    const files = createCatalogueDatabase(database);
    const slow: CatalogueDatabase = {
      ...files,
      preview: async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return files.preview();
      },
    };
    const offline = mirror([down], { openDatabase: async () => slow });
    const withProblem: number[] = [];
    offline.store.subscribe(({ problem, snapshot }) => {
      if (problem !== null) withProblem.push(snapshot.packages.length);
    });
    await offline.start();
    expect(withProblem[0]).toBe(1);
  });

  it("stores departures, and drops those the server no longer lists", async () => {
    const two = [aDeparture(), aDeparture({ id: "dep2", start_date: "2027-05-08", price_cents: 80_00 })];
    const cheaper = aDeparture({ price_cents: 90_00 });
    const gone = { kind: "departure" as const, id: "dep2" };
    const one = mirror([
      good({ ...whole, departures: two }),
      good({ ...nothing, revision: 6, departures: [cheaper], deleted: [gone] }),
      good({ ...whole, revision: 4 }),
      good({ ...whole, revision: 4 }),
    ]);
    await one.start();
    expect(await database.departures.where("item_id").equals("t1").toArray()).toEqual(two);
    await one.sync();
    expect(await database.departures.toArray()).toEqual([cheaper]);
    await one.sync();
    expect(await database.departures.count()).toBe(0);
  });

  it("changes nothing on a bad answer and reports it once", async () => {
    const bad: CatalogueAnswer = { ok: false, code: "unreadable", reason: "tours.0.price_cents: wrong" };
    const one = mirror([good(whole), bad, bad, bad]);
    await one.start();
    const before = one.store.get().snapshot;
    await one.sync();
    await one.sync();
    expect(one.store.get()).toMatchObject({ problem: "unreadable" });
    expect(one.store.get().snapshot).toBe(before);
    expect(one.report.mock.calls).toEqual([["Catalogue: tours.0.price_cents: wrong"]]);
    expect(await database.tours.count()).toBe(2);
  });

  it("retries an answer 'Destination images not found' twice and then keeps what it had", async () => {
    const missing: CatalogueAnswer = { ok: false, code: "images_missing", reason: "Destination images not found" };
    const healed = mirror([missing, missing, good(whole)]);
    await healed.start();
    expect(healed.since).toHaveBeenCalledTimes(3);
    expect(healed.store.get().snapshot.complete).toBe(true);
    const stuck = mirror([missing, missing, missing]);
    await stuck.start();
    expect(stuck.since).toHaveBeenCalledTimes(3);
    expect(stuck.store.get()).toMatchObject({ problem: "images_missing", snapshot: { revision: 5 } });
    expect(stuck.report.mock.calls).toEqual([["Catalogue: Destination images not found"]]);
  });

  it("starts again with a server whose revision is lower", async () => {
    await mirror([good(whole)]).start();
    const reset = mirror([good({ ...nothing, revision: 1 }), good({ ...whole, revision: 1, tours: [aTour()] })]);
    await reset.start();
    expect(reset.since.mock.calls).toEqual([
      [5, {}],
      [0, {}],
    ]);
    expect(reset.store.get().snapshot).toMatchObject({ revision: 1, totals: { tours: 1 } });
    expect(await database.tours.count()).toBe(1);
  });

  it("starts again with a server whose revision is lower in the worker too, which shows nothing", async () => {
    await mirror([good(whole)]).start();
    const worker = mirror([good({ ...nothing, revision: 1 }), good({ ...whole, revision: 1, tours: [aTour()] })], {
      page: undefined,
    });
    await worker.sync();
    expect(worker.since.mock.calls).toEqual([
      [5, {}],
      [0, {}],
    ]);
    expect(worker.store.get().whole).toBeNull();
    expect(await database.tours.count()).toBe(1);
  });

  it("syncs once at a time", async () => {
    const one = mirror([good(whole), good(nothing)]);
    await Promise.all([one.sync(), one.sync(), one.sync()]);
    expect(one.since).toHaveBeenCalledTimes(1);
  });
});

describe("a change that arrives without the catalogue it changes", () => {
  const renamed = good({ ...nothing, revision: 6, tours: [aTour({ title: "Renamed" })] });
  const all = good({
    ...whole,
    revision: 6,
    tours: [aTour({ title: "Renamed" }), aTour({ id: "t2", title: "Second" })],
  });
  const kept = async () => (await database.tours.toArray()).map(({ title }) => title);

  it("makes the next sync fetch everything, when the browser cleared the device meanwhile", async () => {
    const answers = [good(whole), renamed, all];
    const since = vi.fn(async () => {
      if (answers.length === 2) {
        await database.delete();
        await database.open();
      }
      return answers.shift() ?? down;
    });
    const one = mirror([], { since });
    await one.start();
    await one.sync();
    expect(since.mock.calls).toEqual([
      [0, {}],
      [5, {}],
      [0, {}],
    ]);
    expect(await kept()).toEqual(["Renamed", "Second"]);
    expect((await createCatalogueDatabase(database).mark()).revision).toBe(6);
  });

  it("leaves the mirror empty and unmarked when that fails, so the next sync fetches everything", async () => {
    const answers = [good(whole), renamed, down, all];
    const since = vi.fn(async () => {
      if (answers.length === 3) await database.delete().then(() => database.open());
      return answers.shift() ?? down;
    });
    const one = mirror([], { since });
    await one.start();
    await one.sync();
    expect(one.store.get().snapshot.tours.map(({ title }) => title)).toEqual(["Renamed", "Second"]);
    expect([await kept(), await createCatalogueDatabase(database).mark()]).toEqual([[], { revision: 0, as_of: null }]);
    await one.sync();
    expect(since.mock.lastCall).toEqual([0, {}]);
    expect(await kept()).toEqual(["Renamed", "Second"]);
  });

  it("makes the next sync fetch everything, when the database was too slow to tell its revision", async () => {
    const files = createCatalogueDatabase(database);
    let slow = false;
    const sometimes: CatalogueDatabase = {
      ...files,
      mark: () => (slow ? Promise.reject(new Error("slow")) : files.mark()),
    };
    const one = mirror([good(whole), renamed, all], { openDatabase: async () => sometimes });
    await one.start();
    await files.write({ ...nothing, revision: 4 }, "2026-01-01T00:00:00.000Z", 0);
    slow = true;
    await one.sync();
    expect(one.since.mock.calls).toEqual([
      [0, {}],
      [5, {}],
      [0, {}],
    ]);
    expect(await kept()).toEqual(["Renamed", "Second"]);
  });
});

describe("a device that cannot store the mirror", () => {
  it("works online when IndexedDB is refused, and says so", async () => {
    const one = mirror([good(whole), good({ ...nothing, revision: 6 })], {
      openDatabase: () => Promise.reject(new Error("refused")),
    });
    await one.start();
    await one.sync();
    expect(one.since.mock.calls).toEqual([
      [0, {}],
      [5, {}],
    ]);
    expect(one.store.get()).toMatchObject({ storage: "refused", snapshot: { complete: true, revision: 6 } });
    expect(one.report).toHaveBeenCalledTimes(1);
  });

  it("shows the answer before it is stored, and continues when the disk is full", async () => {
    let fail: (reason: Error) => void = () => undefined;
    const full: CatalogueDatabase = {
      ...createCatalogueDatabase(database),
      write: () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    };
    const one = mirror([good(whole)], { openDatabase: async () => full });
    const started = one.start();
    await vi.waitFor(() => expect(one.store.get().snapshot.tours).toHaveLength(2), 30_000);
    fail(new DOMException("full", "QuotaExceededError"));
    await started;
    expect(one.store.get()).toMatchObject({ storage: "full", snapshot: { complete: true } });
  });

  it("does not wait for a database that never opens", async () => {
    const hung: CatalogueDatabase = { ...createCatalogueDatabase(database), mark: () => new Promise(() => undefined) };
    const one = mirror([good(whole)], { openDatabase: async () => hung });
    await one.start();
    expect(one.store.get().snapshot.complete).toBe(true);
  });
});
