import { ownMirror } from "../src/data/sync/catalogue/own-mirror.ts";
import { CATALOGUE_SYNC_TAG } from "../src/domain/worker/messages.ts";

/** Prices and dates are fresh before the app is opened, where the browser wakes installed apps now and then. */
export function registerCatalogueRefresh(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("periodicsync" as "sync", (event) => {
    const { tag } = event as ExtendableEvent & { tag: string };
    if (tag === CATALOGUE_SYNC_TAG) (event as ExtendableEvent).waitUntil(ownMirror.sync());
  });
}
