import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import { openDatabaseOfPage } from "./catalogue.ts";

export function watchItemDepartures(
  itemIds: readonly string[],
  changed: (rows: readonly Departure[]) => void,
): () => void {
  const stop = new AbortController();
  const watchDatabase = async () => {
    const database = await openDatabaseOfPage();
    if (!stop.signal.aborted) stop.signal.addEventListener("abort", database.watchDepartures(itemIds, changed));
  };
  // Without storage or its chunk, screens fall back to the dates in the catalogue's rows.
  watchDatabase().catch(() => null);
  return () => stop.abort();
}
