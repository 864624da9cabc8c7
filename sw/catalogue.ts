import { createCatalogueDatabase } from "../src/data/local/catalogue/catalogue-database.ts";
import { createOwnMirror } from "../src/data/sync/catalogue/own-mirror.ts";
import { SOURCE_LANGUAGE } from "../src/domain/languages.ts";
import { CATALOGUE_SYNC_TAG } from "../src/domain/worker/messages.ts";
import { usedLanguages } from "./languages.ts";

export function registerCatalogue(worker: ServiceWorkerGlobalScope): () => Promise<void> {
  const catalogueDatabase = createCatalogueDatabase();
  // The page syncs too, but it may close before it has written the catalogue.
  const { sync } = createOwnMirror({
    openDatabase: async () => catalogueDatabase,
    exclusively: async (work) => {
      await work();
      return true;
    },
    languages: async () => [...(await usedLanguages(worker))].filter((language) => language !== SOURCE_LANGUAGE),
  });
  worker.addEventListener("periodicsync" as "sync", (event) => {
    const { tag } = event as ExtendableEvent & { tag: string };
    if (tag === CATALOGUE_SYNC_TAG) (event as ExtendableEvent).waitUntil(sync());
  });
  return sync;
}
