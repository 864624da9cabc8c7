import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import { departuresByItem, pricedItems } from "../../../domain/catalogue/rows/departures-by-item.ts";
import type { MessageToWorker } from "../../../domain/worker/messages.ts";
import type { CatalogueDisk } from "../../local/catalogue/catalogue-disk.ts";
import { type MirrorMark, NO_MARK } from "../../local/catalogue/mirror-mark.ts";

export type FirstCatalogue = Extract<MessageToWorker, { type: "KEEP_CATALOGUE" }>;

export type FirstDiskDeps = {
  /** The database, with all its code. */
  open: () => Promise<CatalogueDisk>;
  /** When the page opens the database anyway. */
  used: Promise<void>;
  /** Has the worker keep it, once there is one; answers whether it did. */
  hand: (catalogue: FirstCatalogue) => Promise<boolean>;
};

/**
 * The disk of a device that has kept nothing yet: there is nothing to read on it, and what is written first is handed to
 * the worker, which has the database's code anyway. The page opens it when a screen wants it.
 */
export function createFirstDisk({ open, used, hand }: FirstDiskDeps): CatalogueDisk {
  let opening: Promise<CatalogueDisk> | undefined;
  let files: CatalogueDisk | undefined;
  let mark: MirrorMark = NO_MARK;
  let first: { departures: readonly Departure[]; rates?: unknown } = { departures: [] };
  const listeners = new Set<() => void>();

  async function reallyOpen() {
    try {
      return (files = await open());
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }
  const real = () => (opening ??= reallyOpen());
  const whenUsed = used.then(real);
  // Whoever reads or writes next is told why it does not open.
  whenUsed.catch(() => undefined);

  /** Told from what was handed over, and by the database from when the page opens it. */
  function watchFirst(tell: () => void, watchOn: (disk: CatalogueDisk) => (() => void) | void): () => void {
    let leave: (() => void) | void = () => void listeners.delete(tell);
    let left = false;
    listeners.add(tell);
    tell();
    whenUsed.then(
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
        const kept = hand({ type: "KEEP_CATALOGUE", delta, as_of: asOf, glance: glance ?? null }).catch(() => false);
        // A screen that opens the disk meanwhile finds the catalogue there at once.
        if (await Promise.race([kept, used.then(() => false)])) {
          mark = { revision, as_of: asOf, rates, voucher_keys };
          return true;
        }
      }
      return (await real()).write(delta, asOf, since, glance);
    },
    watch(changed, failed) {
      let leave: () => void = () => undefined;
      whenUsed.then((disk) => (leave = disk.watch(changed, failed)), failed);
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
