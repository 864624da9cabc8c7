import { liveQuery } from "dexie";
import type { Availability } from "../../../domain/catalogue/availability.ts";
import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import {
  type DeparturesByItem,
  departuresByItem,
  pricedItems,
} from "../../../domain/catalogue/rows/departures-by-item.ts";
import { db, type JourneyDatabase } from "../db.ts";

export const storedDepartures = (itemIds: readonly string[], database: JourneyDatabase = db): Promise<Departure[]> =>
  database.departures
    .where("item_id")
    .anyOf(itemIds)
    .toArray()
    .catch(() => []);

const SLICE = 500;

export async function storedDeparturesByItem(database: JourneyDatabase = db): Promise<DeparturesByItem> {
  const rows: Departure[] = [];
  let slice: Departure[];
  do {
    slice = await database.departures
      .where("id")
      .above(rows.at(-1)?.id ?? "")
      .limit(SLICE)
      .toArray();
    rows.push(...slice);
  } while (slice.length === SLICE);
  return departuresByItem(rows);
}

export function watchDepartures(
  itemIds: readonly string[],
  changed: (rows: readonly Departure[]) => void,
  database: JourneyDatabase = db,
): () => void {
  const subscription = liveQuery(() => storedDepartures(itemIds, database)).subscribe(changed, () => changed([]));
  return () => subscription.unsubscribe();
}

export function watchPricedDepartures(changed: (rows: DeparturesByItem) => void, database: JourneyDatabase = db): void {
  liveQuery(async () => pricedItems(await storedDeparturesByItem(database))).subscribe(changed, () =>
    changed(new Map()),
  );
}

const SEATS = "availability:";

export async function storedSeats(): Promise<Map<string, Availability>> {
  const rows = await db.state.where("key").startsWith(SEATS).toArray();
  return new Map(rows.map(({ key, value }) => [key.split(":").at(-1) ?? "", value as Availability]));
}
