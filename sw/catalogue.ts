import { createCatalogueDatabase } from "../src/data/local/catalogue/catalogue-database.ts";
import { createOwnMirror } from "../src/data/sync/catalogue/own-mirror.ts";
import { CATALOGUE_SYNC_TAG } from "../src/domain/worker/messages.ts";

const catalogueDatabase = createCatalogueDatabase();
// The page syncs too, but it may close before it has written the catalogue.
const mirror = createOwnMirror(
  async () => catalogueDatabase,
  async (work) => {
    await work();
    return true;
  },
);

export const syncCatalogueInWorker = (): Promise<void> => mirror.sync();

export function registerCatalogueRefresh(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("periodicsync" as "sync", (event) => {
    const { tag } = event as ExtendableEvent & { tag: string };
    if (tag === CATALOGUE_SYNC_TAG) (event as ExtendableEvent).waitUntil(syncCatalogueInWorker());
  });
}
