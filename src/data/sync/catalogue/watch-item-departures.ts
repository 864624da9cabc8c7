import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import { openDatabaseOfPage } from "./catalogue.ts";

export function watchItemDepartures(
  itemIds: readonly string[],
  changed: (rows: readonly Departure[]) => void,
): () => void {
  let isStopped = false;
  let unsubscribe: () => void = () => undefined;
  const watchDatabase = async () => {
    const database = await openDatabaseOfPage();
    if (!isStopped) unsubscribe = database.watchDepartures(itemIds, changed);
  };
  // Without storage or its chunk, screens fall back to the dates in the catalogue's rows.
  watchDatabase().catch(() => null);
  return () => {
    isStopped = true;
    unsubscribe();
  };
}
