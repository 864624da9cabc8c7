import { useSyncExternalStore } from "react";
import type { CatalogueState } from "../../../data/local/catalogue/catalogue-store.ts";
import { catalogueStore } from "../../../data/sync/catalogue/catalogue.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { connection, type Connection } from "../../../data/net/connection.ts";
import { todayInTashkent } from "../../../domain/catalogue/travel-dates.ts";

export function useCatalogue(): CatalogueState {
  return useSyncExternalStore(catalogueStore.subscribe, catalogueStore.get, catalogueStore.initial);
}

const never = () => () => undefined;

/**
 * Null while prerendering and hydrating: the day of the build is not the day of the visit. Looked at again with every
 * change of the catalogue: the server's answer sets a wrong clock right.
 */
export function useToday(): string | null {
  return useSyncExternalStore<string | null>(
    catalogueStore.subscribe,
    () => todayInTashkent(trustedNow()),
    () => null,
  );
}

/** False while prerendering and hydrating. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

export function useConnection(): Connection {
  return useSyncExternalStore<Connection>(connection.subscribe, connection.get, () => "online");
}

const maps = new WeakMap<object, ReadonlyMap<string, { id: string }>>();

/** One map per array of rows; the arrays live as long as the revision they came with. */
export function rowsById<Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const known = maps.get(rows);
  // Only this function fills the map, with rows of the very array that is its key.
  if (known !== undefined) return known as ReadonlyMap<string, Row>;
  const made = new Map(rows.map((row) => [row.id, row]));
  maps.set(rows, made);
  return made;
}
