import type { CatalogueDelta } from "../../../domain/catalogue/rows/apply-delta.ts";
import { departuresByItem, pricedItems } from "../../../domain/catalogue/rows/departures-by-item.ts";
import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import type { CatalogueDatabase } from "./catalogue-database.ts";
import { markAfter, NO_MARK } from "./catalogue-store.ts";

type Open = () => Promise<CatalogueDatabase>;

/** Holds the first catalogue in memory until the page uses the database; the worker stores it meanwhile. */
export function createDeferredDatabase(
  open: Open,
  whenUsed: (open: Open) => Promise<CatalogueDatabase>,
): CatalogueDatabase {
  let openingDatabase: Promise<CatalogueDatabase> | undefined;
  let openDatabaseOrNone: CatalogueDatabase | undefined;
  let heldWrite: { delta: CatalogueDelta; asOf: string; preview: CatalogueSnapshot | undefined } | undefined;
  const listeners = new Set<() => void>();
  const heldMark = () => (heldWrite ? markAfter(NO_MARK, heldWrite.delta, heldWrite.asOf, 0) : NO_MARK);
  const heldDepartures = () => heldWrite?.delta.departures ?? [];

  async function openAndWrite() {
    try {
      const database = await open();
      if (heldWrite && (await database.mark()).revision <= heldWrite.delta.revision)
        await database.write(heldWrite.delta, heldWrite.asOf, 0, heldWrite.preview);
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
    mark: async () => openDatabaseOrNone?.mark() ?? heldMark(),
    preview: async () => openDatabaseOrNone?.preview() ?? null,
    rows: async (language) =>
      openDatabaseOrNone?.rows(language) ?? { ...heldMark(), destinations: [], tours: [], packages: [], items: [] },
    async write(delta, asOf, since, preview) {
      if (openDatabaseOrNone) return openDatabaseOrNone.write(delta, asOf, since, preview);
      if (since === 0 && openingDatabase === undefined) {
        heldWrite = { delta, asOf, preview };
        for (const notify of listeners) notify();
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
        () => changed(pricedItems(departuresByItem(heldDepartures()))),
        (database) => database.watchPricedDepartures(changed),
      ),
    watchDepartures: (itemIds, changed) =>
      watchInMemoryFirst(
        () => changed(heldDepartures().filter(({ item_id }) => itemIds.includes(item_id))),
        (database) => database.watchDepartures(itemIds, changed),
      ),
    watchRates: (changed) =>
      void watchInMemoryFirst(
        () => changed(heldWrite?.delta.rates),
        (database) => database.watchRates(changed),
      ),
  };
}
