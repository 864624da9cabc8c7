import type { Departure } from "./departure.ts";

export type DeparturesByItem = ReadonlyMap<string, readonly Departure[]>;

export function departuresByItem(rows: readonly Departure[]): DeparturesByItem {
  const departuresByItemId = new Map<string, Departure[]>();
  for (const row of rows) {
    const itemDepartures = departuresByItemId.get(row.item_id);
    if (itemDepartures === undefined) departuresByItemId.set(row.item_id, [row]);
    else itemDepartures.push(row);
  }
  return departuresByItemId;
}

export const pricedItems = (all: DeparturesByItem): DeparturesByItem =>
  new Map([...all].filter(([, rows]) => rows.some(({ price_cents }) => price_cents !== null)));
