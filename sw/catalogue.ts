import { createCatalogueDisk } from "../src/data/local/catalogue/catalogue-disk.ts";
import { createOwnMirror } from "../src/data/sync/catalogue/own-mirror.ts";
import { parseCatalogueDelta } from "../src/domain/catalogue/rows/catalogue-schema.ts";
import { CATALOGUE_SYNC_TAG, type MessageToWorker } from "../src/domain/worker/messages.ts";

const disk = createCatalogueDisk();
const mirror = createOwnMirror(async () => disk);

/** Prices and dates are fresh before the app is opened, where the browser wakes installed apps now and then. */
export function registerCatalogueRefresh(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("periodicsync" as "sync", (event) => {
    const { tag } = event as ExtendableEvent & { tag: string };
    if (tag === CATALOGUE_SYNC_TAG) (event as ExtendableEvent).waitUntil(mirror.sync());
  });
}

/** Keeps what a first visit was told; answers whether it is kept. Without that the page keeps it itself, and says why not. */
export async function keepCatalogue(
  told: Extract<MessageToWorker, { type: "KEEP_CATALOGUE" }>,
): Promise<{ type: "CATALOGUE_KEPT"; ok: boolean }> {
  const read = parseCatalogueDelta(told.delta);
  if (!read.ok) return { type: "CATALOGUE_KEPT", ok: false };
  try {
    const { revision } = await disk.mark();
    // A page that opened the database meanwhile was faster.
    if (revision < read.delta.revision) await disk.write(read.delta, told.as_of, 0, told.glance ?? undefined);
    return { type: "CATALOGUE_KEPT", ok: true };
  } catch (error) {
    console.warn("The catalogue could not be kept:", error);
    return { type: "CATALOGUE_KEPT", ok: false };
  }
}
