import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import { db } from "../db.ts";

/** What the mirror knows of these tours' and packages' departures; a device that refuses storage knows nothing. */
export const knownDepartures = (itemIds: readonly string[]): Promise<Departure[]> =>
  db.departures
    .where("item_id")
    .anyOf(itemIds)
    .toArray()
    .catch(() => []);
