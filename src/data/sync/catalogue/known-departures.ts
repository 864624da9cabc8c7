import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import { catalogueDisk } from "./catalogue.ts";

/** Calls back with what this device knows of these items' departures, now and whenever that changes. */
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
  // Without storage, or its code, the days stand in the catalogue's own rows.
  watch().catch(() => null);
  return () => {
    left = true;
    leave();
  };
}
