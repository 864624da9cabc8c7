import { Dexie, liveQuery, type EntityTable } from "dexie";
import type { CatalogueDelta, DeletedItem } from "../../../domain/catalogue/rows/apply-delta.ts";
import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import type { DeparturesByItem } from "../../../domain/catalogue/rows/departures-by-item.ts";
import type { CatalogueRows, CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import type { TranslatedItem } from "../../../domain/catalogue/translation/translations.ts";
import type { Language } from "../../../domain/languages.ts";
import { db, type JourneyDatabase } from "../db.ts";
import { storage } from "../memory-fallback.ts";
import { readState, writeState } from "../state.ts";
import { markAfter, type MirrorMark, NO_MARK } from "./catalogue-store.ts";
import { watchDepartures, watchPricedDepartures } from "./stored-departures.ts";
import { storedTranslations, writeTranslations } from "./stored-translations.ts";

export type CatalogueDatabase = {
  mark: () => Promise<MirrorMark>;
  preview: () => Promise<CatalogueSnapshot | null>;
  rows: (language?: Language) => Promise<CatalogueRows & MirrorMark & { items: TranslatedItem[] }>;
  /** Returns false if the browser lost the base revision meanwhile; `since` 0 replaces everything. */
  write: (delta: CatalogueDelta, asOf: string, since: number, preview?: CatalogueSnapshot) => Promise<boolean>;
  watch: (changed: (mark: MirrorMark) => void, failed: (error: unknown) => void) => () => void;
  watchPricedDepartures: (changed: (rows: DeparturesByItem) => void) => void;
  watchDepartures: (itemIds: readonly string[], changed: (rows: readonly Departure[]) => void) => () => void;
  watchRates: (changed: (rates: unknown) => void) => void;
};

/** Reading ten thousand rows at once blocks the main thread for a quarter of a second. */
const ROWS_PER_READ = 250;

async function readAll<Row extends { id: string }>(table: EntityTable<Row, "id">): Promise<Row[]> {
  const rows: Row[] = [];
  let lastId = "";
  for (;;) {
    const piece = await table.where(":id").above(lastId).limit(ROWS_PER_READ).toArray();
    rows.push(...piece);
    if (piece.length < ROWS_PER_READ) return rows;
    lastId = piece.at(-1)?.id ?? lastId;
  }
}

/** Phones drop the database connection while the app sleeps; reopening once fixes it. */
async function reopenOnError<T>(database: JourneyDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Dexie.DatabaseClosedError) && !(error instanceof Dexie.UnknownError)) throw error;
    database.close({ disableAutoOpen: false });
    await database.open();
    return work();
  }
}

export async function openCatalogueDatabase(): Promise<CatalogueDatabase> {
  await db.open();
  if (storage.isInMemory()) throw new Error("This browser stores nothing");
  return createCatalogueDatabase();
}

export function createCatalogueDatabase(database: JourneyDatabase = db): CatalogueDatabase {
  const { destinations, tours, packages, departures, state, translations } = database;
  const tables = [destinations, tours, packages, departures, state, translations];
  const readMark = async () => (await readState("catalogue", database)) ?? NO_MARK;

  async function apply(delta: CatalogueDelta, asOf: string, since: number, preview?: CatalogueSnapshot) {
    // A change without its base would look like an empty catalogue.
    const mark = await readMark();
    if (mark.revision < since) return false;
    if (!(await writeTranslations(delta, mark, since, database))) return false;
    if (since === 0) await Promise.all([destinations.clear(), tours.clear(), packages.clear(), departures.clear()]);
    const deletedIds = (kind: DeletedItem["kind"]) =>
      delta.deleted.filter((item) => item.kind === kind).map((item) => item.id);
    if (delta.deleted.length > 0) {
      await destinations.bulkDelete(deletedIds("destination"));
      await tours.bulkDelete(deletedIds("tour"));
      await packages.bulkDelete(deletedIds("package"));
      await departures.bulkDelete(deletedIds("departure"));
    }
    await destinations.bulkPut(delta.destinations);
    await tours.bulkPut(delta.tours);
    await packages.bulkPut(delta.packages);
    await departures.bulkPut(delta.departures ?? []);
    await writeState("catalogue", markAfter(mark, delta, asOf, since), database);
    if (preview) await writeState("catalogue-preview", preview, database);
    return true;
  }

  return {
    mark: () => reopenOnError(database, readMark),
    preview: () => reopenOnError(database, () => readState("catalogue-preview", database)),
    rows: (language) =>
      reopenOnError(database, () =>
        // One read transaction, so rows of two revisions never mix.
        database.transaction("r", tables, async () => ({
          ...(await readMark()),
          destinations: await readAll(destinations),
          tours: await readAll(tours),
          packages: await readAll(packages),
          items: language === undefined ? [] : await storedTranslations(language, database),
        })),
      ),
    // Dexie keeps the transaction open over awaits only if it recognizes an `async` function.
    write: (...change) =>
      reopenOnError(database, () => database.transaction("rw", tables, async () => apply(...change))),
    watch(changed, failed) {
      const subscription = liveQuery(readMark).subscribe(changed, failed);
      return () => subscription.unsubscribe();
    },
    watchPricedDepartures: (changed) => watchPricedDepartures(changed, database),
    watchDepartures: (itemIds, changed) => watchDepartures(itemIds, changed, database),
    watchRates: (changed) =>
      void liveQuery(readMark).subscribe(
        ({ rates }) => changed(rates),
        () => changed(undefined),
      ),
  };
}
