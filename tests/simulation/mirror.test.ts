import { isDeepStrictEqual } from "node:util";
import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, it } from "vitest";
import { createCatalogueDatabase } from "../../src/data/local/catalogue/catalogue-database.ts";
import { type CatalogueStore, createCatalogueStore } from "../../src/data/local/catalogue/catalogue-store.ts";
import { JourneyDatabase } from "../../src/data/local/db.ts";
import type { CatalogueAnswer } from "../../src/data/remote/catalogue.ts";
import { createCatalogueMirror } from "../../src/data/sync/catalogue/mirror.ts";
import type { CatalogueDelta } from "../../src/domain/catalogue/rows/apply-delta.ts";
import { previewOf } from "../../src/domain/catalogue/rows/page-rows.ts";
import { aDestination, aTour } from "../../src/domain/catalogue/rows/rows.fixture.ts";
import type { Tour } from "../../src/domain/catalogue/types.ts";
import { createRandom } from "./random.ts";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };

const CYCLES = Number(process.env["SIM_SYNC_CYCLES"] ?? 10_000);
const SEED = 20_261_121;
const MOST_TOURS = 30;

const titleOf = ({ id, title }: Tour) => `${id}: ${title}`;
const sorted = (tours: Iterable<Tour>) => [...tours].toSorted((a, b) => a.id.localeCompare(b.id));

const createCatalogue = (random: ReturnType<typeof createRandom>) => {
  let revision = 1;
  const tours = new Map<string, Tour>();
  const deletedRows = new Map<string, number>();
  const change = () => {
    revision += 1;
    const id = `t${random.int(1, MOST_TOURS)}`;
    if (tours.has(id) && random.chance(0.3)) {
      tours.delete(id);
      deletedRows.set(id, revision);
      return;
    }
    deletedRows.delete(id);
    tours.set(id, aTour({ id, title: `Title ${random.int(0, 1_000_000)}`, revision }));
  };
  const since = (from: number): CatalogueDelta => ({
    revision,
    destinations: from === 0 ? [aDestination()] : [],
    tours: [...tours.values()].filter((tour) => tour.revision > from),
    packages: [],
    deleted:
      from === 0 ? [] : [...deletedRows].filter(([, at]) => at > from).map(([id]) => ({ kind: "tour" as const, id })),
  });
  const titles = () => [...tours.values()].map(titleOf).toSorted();
  return { change, since, titles, revision: () => revision, rows: () => sorted(tours.values()) };
};

it(`equals the server after ${CYCLES} syncs with lost answers, two tabs and closed apps`, async () => {
  const random = createRandom(SEED);
  const server = createCatalogue(random);
  const database = new JourneyDatabase("mirror-soak");
  const history = new Map([[server.revision(), server.titles()]]);
  const lies = new Set<string>();
  const check = ({ snapshot: { complete, revision, tours } }: ReturnType<CatalogueStore["get"]>) => {
    const shown = tours.map(titleOf).toSorted();
    if (complete && !isDeepStrictEqual(shown, history.get(revision))) lies.add(`${revision}: ${shown.join(", ")}`);
  };
  const lost: CatalogueAnswer = { ok: false, code: "unreachable", reason: "unreachable" };
  const openTab = () => {
    const store = createCatalogueStore();
    const mirror = createCatalogueMirror({
      store,
      openDatabase: async () => createCatalogueDatabase(database),
      since: async (from) => (random.chance(0.1) ? lost : { ok: true, value: server.since(from) }),
      exclusively: (work) => work().then(() => true),
      now: () => 1_000,
      wait: async () => undefined,
      report: () => undefined,
      page: { language: "en", previewOf },
    });
    store.subscribe(check);
    return { store, ...mirror };
  };
  let tabs = [openTab(), openTab()];
  await Promise.all(tabs.map((tab) => tab.start()));
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    for (let changes = random.int(0, 2); changes > 0; changes -= 1) server.change();
    history.set(server.revision(), server.titles());
    await tabs[random.int(0, 1)]?.sync();
    if (cycle % 500 === 499) {
      tabs = [openTab(), openTab()];
      await Promise.all(tabs.map((tab) => tab.start()));
    }
  }
  const last = tabs[0];
  const settled = async () => {
    await last?.sync();
    const rows = await database.tours.orderBy(":id").toArray();
    return sorted(rows);
  };
  await settled();
  await settled();
  expect([...lies]).toEqual([]);
  expect(await settled()).toEqual(server.rows());
  expect(server.rows().length).toBeGreaterThan(5);
  const shown = last?.store.get().snapshot.tours ?? [];
  expect(sorted(shown)).toEqual(server.rows());
  await database.delete();
}, 240_000);
