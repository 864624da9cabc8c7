import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { Dexie } from "dexie";
import { expect, it } from "vitest";
import { createCatalogueDatabase } from "../../src/data/local/catalogue/catalogue-database.ts";
import { createCatalogueStore } from "../../src/data/local/catalogue/catalogue-store.ts";
import { JourneyDatabase } from "../../src/data/local/db.ts";
import type { CatalogueAnswer } from "../../src/data/remote/catalogue.ts";
import { previewOf } from "../../src/domain/catalogue/rows/page-rows.ts";
import { createCatalogueMirror } from "../../src/data/sync/catalogue/mirror.ts";
import { aDestination, aTour } from "../../src/domain/catalogue/rows/rows.fixture.ts";
import type { CatalogueDelta } from "../../src/domain/catalogue/rows/apply-delta.ts";
import type { Tour } from "../../src/domain/catalogue/types.ts";
import { createRandom } from "./random.ts";

Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };

const CYCLES = Number(process.env["SIM_SYNC_CYCLES"] ?? 10_000);
const SEED = 20_261_121;
const MOST_TOURS = 30;

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
  return { change, since, rows: () => [...tours.values()].toSorted((a, b) => a.id.localeCompare(b.id)) };
};

it(`equals the server after ${CYCLES} syncs with lost answers, two tabs and closed apps`, async () => {
  const random = createRandom(SEED);
  const server = createCatalogue(random);
  const database = new JourneyDatabase("mirror-soak");
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
    });
    return { store, ...mirror };
  };
  let tabs = [openTab(), openTab()];
  await Promise.all(tabs.map((tab) => tab.start(previewOf)));
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    for (let changes = random.int(0, 2); changes > 0; changes -= 1) server.change();
    await tabs[random.int(0, 1)]?.sync();
    if (cycle % 500 === 499) {
      tabs = [openTab(), openTab()];
      await Promise.all(tabs.map((tab) => tab.start(previewOf)));
    }
  }
  const last = tabs[0];
  const settled = async () => {
    await last?.sync();
    const rows = await database.tours.orderBy(":id").toArray();
    return rows.toSorted((a, b) => a.id.localeCompare(b.id));
  };
  await settled();
  await settled();
  expect(await settled()).toEqual(server.rows());
  expect(server.rows().length).toBeGreaterThan(5);
  const shown = last?.store.get().snapshot.tours ?? [];
  expect(shown.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(server.rows());
  await database.delete();
}, 240_000);
