import { glanceOf } from "../../domain/catalogue/rows/page-rows.ts";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import { startMirror, syncCatalogue } from "../../data/sync/catalogue/catalogue.ts";
import { onLost, tellBack } from "../../shared/browser/network-news.ts";
import { watchTriggers } from "./triggers.ts";
import { connection } from "../../data/net/connection.ts";
import type { CatalogueSnapshot } from "../../domain/catalogue/rows/snapshot.ts";

/** Where the prerendered page carries the rows it was made of. */
export const EMBEDDED_ID = "catalogue-rows";

// Made by our own build from parsed rows; only its outline is checked, to notice a page cut in half.
function isSnapshot(value: unknown): value is CatalogueSnapshot {
  if (typeof value !== "object" || value === null) return false;
  const { complete, revision, tours }: { complete?: unknown; revision?: unknown; tours?: unknown } = value;
  return complete === false && typeof revision === "number" && Array.isArray(tours);
}

/** Before React takes the page over: it must see what the prerender saw. Answers whether there is anything to see. */
export function takeEmbeddedRows(page: Document): boolean {
  const text = page.getElementById(EMBEDDED_ID)?.textContent;
  if (text === undefined || text === null) return false;
  const rows: unknown = JSON.parse(text);
  if (!isSnapshot(rows)) return false;
  catalogueStore.hydrate(rows);
  return true;
}

/** From here on the catalogue keeps itself fresh. */
export function startCatalogue(): void {
  void startMirror(glanceOf);
  // The catalogue is asked for as long as the server fails: its first answer tells those whose parts did not come.
  onLost(() => void syncCatalogue());
  catalogueStore.subscribe((now, before) => {
    if (now.problem === null && before.problem !== null) tellBack();
  });
  watchTriggers({
    sync: syncCatalogue,
    state: catalogueStore.get,
    connection,
  });
}
