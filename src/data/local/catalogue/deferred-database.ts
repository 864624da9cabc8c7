import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import type { CatalogueDelta } from "../../../domain/catalogue/rows/apply-delta.ts";
import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import { departuresByItem, pricedItems } from "../../../domain/catalogue/rows/departures-by-item.ts";
import type { CatalogueDatabase } from "./catalogue-database.ts";
import { markAfter, type MirrorMark, NO_MARK } from "./catalogue-store.ts";

type Open = () => Promise<CatalogueDatabase>;

/** Holds the first catalogue in memory until the page uses the database; the worker stores it meanwhile. */
export function createDeferredDatabase(
  open: Open,
  whenUsed: (open: Open) => Promise<CatalogueDatabase>,
): CatalogueDatabase {
  let openingDatabase: Promise<CatalogueDatabase> | undefined;
  let openDatabaseOrNone: CatalogueDatabase | undefined;
  let mirrorMark: MirrorMark = NO_MARK;
  let pendingWrite: { delta: CatalogueDelta; asOf: string; preview: CatalogueSnapshot | undefined } | undefined;
  let previewRows: { departures: readonly Departure[]; rates?: unknown } = { departures: [] };
  const listeners = new Set<() => void>();

  async function openAndWrite() {
    try {
      const database = await open();
      if (pendingWrite && (await database.mark()).revision <= pendingWrite.delta.revision)
        await database.write(pendingWrite.delta, pendingWrite.asOf, 0, pendingWrite.preview);
      pendingWrite = undefined;
      return (openDatabaseOrNone = database);
    } catch (error) {
      openingDatabase = undefined;
      throw error;
    }
  }
  const openOnce = () => (openingDatabase ??= openAndWrite());
  const whenPageIsUsed = whenUsed(openOnce);
  // The next read or write reports the failure.
  whenPageIsUsed.catch(() => undefined);

  function watchInMemoryFirst(
    notify: () => void,
    watchDatabase: (database: CatalogueDatabase) => (() => void) | void,
  ): () => void {
    let unsubscribe: (() => void) | void = () => void listeners.delete(notify);
    let isStopped = false;
    listeners.add(notify);
    notify();
    whenPageIsUsed.then(
      (database) => {
        listeners.delete(notify);
        if (!isStopped) unsubscribe = watchDatabase(database);
      },
      () => null,
    );
    return () => {
      isStopped = true;
      unsubscribe?.();
    };
  }

  return {
    mark: async () => openDatabaseOrNone?.mark() ?? mirrorMark,
    preview: async () => openDatabaseOrNone?.preview() ?? null,
    rows: async (language) =>
      openDatabaseOrNone?.rows(language) ?? { ...mirrorMark, destinations: [], tours: [], packages: [], items: [] },
    async write(delta, asOf, since, preview) {
      if (openDatabaseOrNone) return openDatabaseOrNone.write(delta, asOf, since, preview);
      if (since === 0 && openingDatabase === undefined) {
        previewRows = { departures: delta.departures ?? [], rates: delta.rates };
        for (const notify of listeners) notify();
        mirrorMark = markAfter(NO_MARK, delta, asOf, since);
        pendingWrite = { delta, asOf, preview };
        return true;
      }
      return (await openOnce()).write(delta, asOf, since, preview);
    },
    watch(changed, failed) {
      let unsubscribe: () => void = () => undefined;
      whenPageIsUsed.then((database) => (unsubscribe = database.watch(changed, failed)), failed);
      return () => unsubscribe();
    },
    watchPricedDepartures: (changed) =>
      void watchInMemoryFirst(
        () => changed(pricedItems(departuresByItem(previewRows.departures))),
        (database) => database.watchPricedDepartures(changed),
      ),
    watchDepartures: (itemIds, changed) =>
      watchInMemoryFirst(
        () => changed(previewRows.departures.filter(({ item_id }) => itemIds.includes(item_id))),
        (database) => database.watchDepartures(itemIds, changed),
      ),
    watchRates: (changed) =>
      void watchInMemoryFirst(
        () => changed(previewRows.rates),
        (database) => database.watchRates(changed),
      ),
  };
}
