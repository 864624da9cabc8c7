import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import { catalogueDisk } from "./catalogue.ts";

export function watchKnownDepartures(
  itemIds: readonly string[],
  changed: (rows: readonly Departure[]) => void,
): () => void {
  let left = false;
  let leave: () => void = () => undefined;
  const watch = async () => {
    const disk = await catalogueDisk();
    if (!left) leave = disk.watchDepartures(itemIds, changed);
  };
  // Without storage or its chunk, screens fall back to the dates in the catalogue's rows.
  watch().catch(() => null);
  return () => {
    left = true;
    leave();
  };
}
