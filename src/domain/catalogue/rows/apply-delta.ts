import type { ShopSettings } from "../../shop/settings.ts";
import type { TranslationDelta } from "../translation/translations.ts";
import type { Destination, ItemKind, Tour, TourPackage } from "../types.ts";
import type { Departure } from "./departure.ts";
import type { CatalogueRows } from "./snapshot.ts";

export type DeletedItem = {
  kind: ItemKind | "departure";
  id: string;
};

export type CatalogueDelta = {
  revision: number;
  destinations: Destination[];
  tours: Tour[];
  packages: TourPackage[];
  departures?: Departure[] | undefined;
  rates?: unknown;
  settings?: ShopSettings | undefined;
  voucher_keys?: unknown;
  translations?: readonly TranslationDelta[];
  deleted: DeletedItem[];
};

function merge<Row extends { id: string }>(old: readonly Row[], changed: readonly Row[], deleted: ReadonlySet<string>) {
  if (changed.length === 0 && deleted.size === 0) return old;
  const rows = new Map(old.map((row) => [row.id, row]));
  for (const id of deleted) rows.delete(id);
  for (const row of changed) rows.set(row.id, row);
  return [...rows.values()];
}

/** An unchanged table keeps its identity, so that no derived data is recomputed. */
export function applyDelta(rows: CatalogueRows, delta: CatalogueDelta): CatalogueRows {
  const deletedOf = (kind: ItemKind) =>
    new Set(delta.deleted.filter((item) => item.kind === kind).map((item) => item.id));
  return {
    destinations: merge(rows.destinations, delta.destinations, deletedOf("destination")),
    tours: merge(rows.tours, delta.tours, deletedOf("tour")),
    packages: merge(rows.packages, delta.packages, deletedOf("package")),
  };
}

export function reuseEqualRows<Row extends { id: string }>(
  known: readonly Row[],
  rows: readonly Row[],
): readonly Row[] {
  if (known.length === 0) return rows;
  const byId = new Map(known.map((row) => [row.id, row]));
  return rows.map((row) => {
    const previousRow = byId.get(row.id);
    return previousRow !== undefined && JSON.stringify(previousRow) === JSON.stringify(row) ? previousRow : row;
  });
}

/** An unchanged row keeps its identity, so that React does not draw it again. */
export const mergeKnownRows = (known: CatalogueRows, rows: CatalogueRows): CatalogueRows => ({
  destinations: reuseEqualRows(known.destinations, rows.destinations),
  tours: reuseEqualRows(known.tours, rows.tours),
  packages: reuseEqualRows(known.packages, rows.packages),
});

/** Equal settings keep their identity; an older server or device knows none. */
export const keepKnownShop = (known: ShopSettings, received: ShopSettings | undefined): ShopSettings =>
  received === undefined || JSON.stringify(received) === JSON.stringify(known) ? known : received;
