import type { CatalogueSnapshot } from "../../../domain/catalogue/rows/snapshot.ts";
import type { CatalogueDelta } from "../../../domain/catalogue/types.ts";
import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import { departuresByItem, pricedItems } from "../../../domain/catalogue/rows/departures-by-item.ts";
import type { CatalogueDisk } from "../../local/catalogue/catalogue-disk.ts";
import { type MirrorMark, NO_MARK } from "../../local/catalogue/catalogue-store.ts";

type Open = () => Promise<CatalogueDisk>;

/** Holds the first catalogue in memory until the page uses the database; the worker stores it meanwhile. */
export function createFirstDisk(open: Open, whenUsed: (open: Open) => Promise<CatalogueDisk>): CatalogueDisk {
  let opening: Promise<CatalogueDisk> | undefined;
  let files: CatalogueDisk | undefined;
  let mark: MirrorMark = NO_MARK;
  let waiting: { delta: CatalogueDelta; asOf: string; glance: CatalogueSnapshot | undefined } | undefined;
  let first: { departures: readonly Departure[]; rates?: unknown } = { departures: [] };
  const listeners = new Set<() => void>();

  async function reallyOpen() {
    try {
      const opened = await open();
      if (waiting && (await opened.mark()).revision <= waiting.delta.revision)
        await opened.write(waiting.delta, waiting.asOf, 0, waiting.glance);
      waiting = undefined;
      return (files = opened);
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }
  const real = () => (opening ??= reallyOpen());
  const used = whenUsed(real);
  // The next read or write reports the failure.
  used.catch(() => undefined);

  function watchFirst(tell: () => void, watchOn: (disk: CatalogueDisk) => (() => void) | void): () => void {
    let leave: (() => void) | void = () => void listeners.delete(tell);
    let left = false;
    listeners.add(tell);
    tell();
    used.then(
      (disk) => {
        listeners.delete(tell);
        if (!left) leave = watchOn(disk);
      },
      () => null,
    );
    return () => {
      left = true;
      leave?.();
    };
  }

  return {
    mark: async () => files?.mark() ?? mark,
    glance: async () => files?.glance() ?? null,
    rows: async () => files?.rows() ?? { ...mark, destinations: [], tours: [], packages: [] },
    async write(delta, asOf, since, glance) {
      if (files) return files.write(delta, asOf, since, glance);
      const { revision, rates, voucher_keys } = delta;
      if (since === 0 && opening === undefined) {
        first = { departures: delta.departures ?? [], rates };
        for (const tell of listeners) tell();
        mark = { revision, as_of: asOf, rates, voucher_keys };
        waiting = { delta, asOf, glance };
        return true;
      }
      return (await real()).write(delta, asOf, since, glance);
    },
    watch(changed, failed) {
      let leave: () => void = () => undefined;
      used.then((disk) => (leave = disk.watch(changed, failed)), failed);
      return () => leave();
    },
    watchPriced: (changed) =>
      void watchFirst(
        () => changed(pricedItems(departuresByItem(first.departures))),
        (disk) => disk.watchPriced(changed),
      ),
    watchDepartures: (itemIds, changed) =>
      watchFirst(
        () => changed(first.departures.filter(({ item_id }) => itemIds.includes(item_id))),
        (disk) => disk.watchDepartures(itemIds, changed),
      ),
    watchRates: (changed) =>
      void watchFirst(
        () => changed(first.rates),
        (disk) => disk.watchRates(changed),
      ),
  };
}
