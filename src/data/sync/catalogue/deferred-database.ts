import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import type { CatalogueDelta } from "../../../domain/catalogue/rows/apply-delta.ts";
import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import { departuresByItem, pricedItems } from "../../../domain/catalogue/rows/departures-by-item.ts";
import type { CatalogueDatabase } from "../../local/catalogue/catalogue-database.ts";
import { type MirrorMark, NO_MARK } from "../../local/catalogue/catalogue-store.ts";

type Open = () => Promise<CatalogueDatabase>;

/** Holds the first catalogue in memory until the page uses the database; the worker stores it meanwhile. */
export function createDeferredDatabase(
  open: Open,
  whenUsed: (open: Open) => Promise<CatalogueDatabase>,
): CatalogueDatabase {
  let opening: Promise<CatalogueDatabase> | undefined;
  let opened: CatalogueDatabase | undefined;
  let mark: MirrorMark = NO_MARK;
  let unwritten: { delta: CatalogueDelta; asOf: string; preview: CatalogueSnapshot | undefined } | undefined;
  let first: { departures: readonly Departure[]; rates?: unknown } = { departures: [] };
  const listeners = new Set<() => void>();

  async function openAndWrite() {
    try {
      const database = await open();
      if (unwritten && (await database.mark()).revision <= unwritten.delta.revision)
        await database.write(unwritten.delta, unwritten.asOf, 0, unwritten.preview);
      unwritten = undefined;
      return (opened = database);
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }
  const openedOnce = () => (opening ??= openAndWrite());
  const used = whenUsed(openedOnce);
  // The next read or write reports the failure.
  used.catch(() => undefined);

  function watchInMemoryFirst(
    notify: () => void,
    watchDatabase: (database: CatalogueDatabase) => (() => void) | void,
  ): () => void {
    let unsubscribe: (() => void) | void = () => void listeners.delete(notify);
    let isStopped = false;
    listeners.add(notify);
    notify();
    used.then(
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
    mark: async () => opened?.mark() ?? mark,
    preview: async () => opened?.preview() ?? null,
    rows: async () => opened?.rows() ?? { ...mark, destinations: [], tours: [], packages: [] },
    async write(delta, asOf, since, preview) {
      if (opened) return opened.write(delta, asOf, since, preview);
      const { revision, rates, settings, voucher_keys } = delta;
      if (since === 0 && opening === undefined) {
        first = { departures: delta.departures ?? [], rates };
        for (const notify of listeners) notify();
        mark = { revision, as_of: asOf, rates, settings, voucher_keys };
        unwritten = { delta, asOf, preview };
        return true;
      }
      return (await openedOnce()).write(delta, asOf, since, preview);
    },
    watch(changed, failed) {
      let unsubscribe: () => void = () => undefined;
      used.then((database) => (unsubscribe = database.watch(changed, failed)), failed);
      return () => unsubscribe();
    },
    watchPricedDepartures: (changed) =>
      void watchInMemoryFirst(
        () => changed(pricedItems(departuresByItem(first.departures))),
        (database) => database.watchPricedDepartures(changed),
      ),
    watchDepartures: (itemIds, changed) =>
      watchInMemoryFirst(
        () => changed(first.departures.filter(({ item_id }) => itemIds.includes(item_id))),
        (database) => database.watchDepartures(itemIds, changed),
      ),
    watchRates: (changed) =>
      void watchInMemoryFirst(
        () => changed(first.rates),
        (database) => database.watchRates(changed),
      ),
  };
}
