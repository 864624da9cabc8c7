import type { CatalogueDisk } from "../../local/catalogue/catalogue-disk.ts";
import { createCatalogueStore } from "../../local/catalogue/catalogue-store.ts";
import { catalogueSince } from "../../remote/catalogue-since.ts";
import { createCatalogueMirror } from "./mirror.ts";
import { alone } from "../../net/locks.ts";
import { trustedNow } from "../../net/clock.ts";

const LOCK_NAME = "journey-catalogue-sync";

async function openDisk(): Promise<CatalogueDisk> {
  const { createCatalogueDisk } = await import("../../local/catalogue/catalogue-disk.ts");
  return createCatalogueDisk();
}

/** The one catalogue of this page (or worker). */
export const catalogueStore = createCatalogueStore();

const mirror = createCatalogueMirror({
  store: catalogueStore,
  disk: openDisk,
  since: catalogueSince,
  alone: (work) => alone(LOCK_NAME, work),
  now: trustedNow,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  report: (message) => console.warn(message),
});

export const startMirror = mirror.start;
/** Ask the server for what changed: after an admin's save, when the network is back, from the worker. */
export const syncCatalogue = mirror.sync;
