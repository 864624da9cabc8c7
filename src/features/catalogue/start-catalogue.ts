import { language } from "#texts/write.ts";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import { connection } from "../../data/net/connection.ts";
import { startMirror, syncCatalogue } from "../../data/sync/catalogue/catalogue.ts";
import { previewOf } from "../../domain/catalogue/rows/page-rows.ts";
import type { CatalogueSnapshot } from "../../domain/catalogue/rows/snapshot.ts";
import { EMBEDDED_ID } from "../../domain/worker/shell-page.ts";
import { onConnectionLost, reportConnectionBack } from "../../shared/browser/connection-events.ts";
import { watchTriggers } from "./triggers.ts";

// Checks only the outline, because our own build wrote the rows and only a truncated page can break them.
function isSnapshot(value: unknown): value is CatalogueSnapshot {
  if (typeof value !== "object" || value === null) return false;
  const { complete, revision, tours }: { complete?: unknown; revision?: unknown; tours?: unknown } = value;
  return complete === false && typeof revision === "number" && Array.isArray(tours);
}

/** Hydration must see what the prerender saw, so this runs first; returns false if the page has no rows to show. */
export function takeEmbeddedRows(page: Document): boolean {
  const text = page.getElementById(EMBEDDED_ID)?.textContent;
  if (text === undefined || text === null) return false;
  const rows: unknown = JSON.parse(text);
  if (!isSnapshot(rows)) return false;
  catalogueStore.hydrate(rows);
  return rows.revision > 0;
}

export function startCatalogue(): void {
  void startMirror(previewOf, language);
  // The catalogue retries while the server fails, so its first success also retries lost chunks.
  onConnectionLost(() => void syncCatalogue());
  catalogueStore.subscribe((now, before) => {
    if (now.problem === null && before.problem !== null) reportConnectionBack();
  });
  watchTriggers({
    sync: syncCatalogue,
    state: catalogueStore.get,
    connection,
  });
}
