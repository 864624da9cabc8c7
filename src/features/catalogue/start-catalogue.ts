import { glanceOf } from "../../domain/catalogue/rows/page-rows.ts";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import { startMirror, syncCatalogue } from "../../data/sync/catalogue/catalogue.ts";
import { onLost, tellBack } from "../../shared/browser/network-news.ts";
import { watchTriggers } from "./triggers.ts";
import { connection } from "../../data/net/connection.ts";
import type { CatalogueSnapshot } from "../../domain/catalogue/rows/snapshot.ts";

export const EMBEDDED_ID = "catalogue-rows";

// Our own build made it, so only its outline is checked, to notice a truncated page.
function isSnapshot(value: unknown): value is CatalogueSnapshot {
  if (typeof value !== "object" || value === null) return false;
  const { complete, revision, tours }: { complete?: unknown; revision?: unknown; tours?: unknown } = value;
  return complete === false && typeof revision === "number" && Array.isArray(tours);
}

/** Runs before hydration, which must see what the prerender saw. False if there are no rows. */
export function takeEmbeddedRows(page: Document): boolean {
  const text = page.getElementById(EMBEDDED_ID)?.textContent;
  if (text === undefined || text === null) return false;
  const rows: unknown = JSON.parse(text);
  if (!isSnapshot(rows)) return false;
  catalogueStore.hydrate(rows);
  return true;
}

export function startCatalogue(): void {
  void startMirror(glanceOf);
  // The catalog is retried while the server fails, so its first answer also retries lost parts.
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
