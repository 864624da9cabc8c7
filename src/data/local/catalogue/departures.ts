import type { Availability } from "../../../domain/catalogue/availability.ts";
import type { Departure } from "../../../domain/catalogue/rows/departure.ts";
import { liveQuery } from "dexie";
import { db } from "../db.ts";

/** What the mirror knows of these tours' and packages' departures; a device that refuses storage knows nothing. */
export const knownDepartures = (itemIds: readonly string[]): Promise<Departure[]> =>
  db.departures
    .where("item_id")
    .anyOf(itemIds)
    .toArray()
    .catch(() => []);

/** So many at a time: reading all of a large catalogue's at once would hold up a tap. */
const SLICE = 500;

/** Every departure that the mirror has a row of, by item. */
export async function departuresByItem(): Promise<Map<string, Departure[]>> {
  const found = new Map<string, Departure[]>();
  let slice: Departure[];
  let after = "";
  do {
    slice = await db.departures.where("id").above(after).limit(SLICE).toArray();
    for (const row of slice) {
      const of = found.get(row.item_id);
      if (of === undefined) found.set(row.item_id, [row]);
      else of.push(row);
    }
    after = slice.at(-1)?.id ?? "";
  } while (slice.length === SLICE);
  return found;
}

/** Calls back with the departures of every item that has one with a price of its own, now and whenever that changes. */
export function watchPriced(changed: (rows: ReadonlyMap<string, readonly Departure[]>) => void): void {
  const priced = async () =>
    new Map([...(await departuresByItem())].filter(([, rows]) => rows.some(({ price_cents }) => price_cents !== null)));
  liveQuery(priced).subscribe(changed, () => changed(new Map()));
}

const SEATS = "availability:";

/** Seats as they were last heard, by item. */
export async function rememberedSeats(): Promise<Map<string, Availability>> {
  const rows = await db.state.where("key").startsWith(SEATS).toArray();
  return new Map(rows.map(({ key, value }) => [key.split(":").at(-1) ?? "", value as Availability]));
}
