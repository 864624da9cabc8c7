import { createCatalogueDisk } from "../src/data/local/catalogue/catalogue-disk.ts";
import { createOwnMirror } from "../src/data/sync/catalogue/own-mirror.ts";
import { CATALOGUE_SYNC_TAG } from "../src/domain/worker/messages.ts";

const disk = createCatalogueDisk();
// The page syncs too, but it may close before it has written the catalogue.
const mirror = createOwnMirror(
  async () => disk,
  async (work) => {
    await work();
    return true;
  },
);

/** Part of the installation, so that the app has content when it opens offline. A silent server only delays it. */
export const syncCatalogueInWorker = (): Promise<void> => mirror.sync();

/** Refreshes prices and dates before the app is opened, in browsers with periodic sync. */
export function registerCatalogueRefresh(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("periodicsync" as "sync", (event) => {
    const { tag } = event as ExtendableEvent & { tag: string };
    if (tag === CATALOGUE_SYNC_TAG) (event as ExtendableEvent).waitUntil(syncCatalogueInWorker());
  });
}
