import { createCatalogueDisk } from "../src/data/local/catalogue/catalogue-disk.ts";
import { createOwnMirror } from "../src/data/sync/catalogue/own-mirror.ts";
import { CATALOGUE_SYNC_TAG } from "../src/domain/worker/messages.ts";

const disk = createCatalogueDisk();
// Runs beside a page that syncs too: a page may end before it has written what it was told.
const mirror = createOwnMirror(
  async () => disk,
  async (work) => {
    await work();
    return true;
  },
);

/** Part of the installation: an app that opens offline has something to show. A server that does not answer delays it only. */
export const syncCatalogueInWorker = (): Promise<void> => mirror.sync();

/** Prices and dates are fresh before the app is opened, where the browser wakes installed apps now and then. */
export function registerCatalogueRefresh(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("periodicsync" as "sync", (event) => {
    const { tag } = event as ExtendableEvent & { tag: string };
    if (tag === CATALOGUE_SYNC_TAG) (event as ExtendableEvent).waitUntil(syncCatalogueInWorker());
  });
}
