import type { Departure } from "./departure.ts";

export type DeparturesByItem = ReadonlyMap<string, readonly Departure[]>;

export function departuresByItem(rows: readonly Departure[]): DeparturesByItem {
  const found = new Map<string, Departure[]>();
  for (const row of rows) {
    const of = found.get(row.item_id);
    if (of === undefined) found.set(row.item_id, [row]);
    else of.push(row);
  }
  return found;
}

export const pricedItems = (all: DeparturesByItem): DeparturesByItem =>
  new Map([...all].filter(([, rows]) => rows.some(({ price_cents }) => price_cents !== null)));
