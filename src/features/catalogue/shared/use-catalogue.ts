import { createContext, useContext } from "react";
import type { ShownCatalogue } from "../../../data/local/catalogue/catalogue-store.ts";
import { connection, type Connection } from "../../../data/net/connection.ts";
import { useStoreState } from "../../../shared/use-store-in-transition.ts";

export type CatalogueView = { catalogue: ShownCatalogue; today: string | null };

export const CatalogueContext = createContext<CatalogueView | null>(null);

function useCatalogueView(): CatalogueView {
  const catalogueView = useContext(CatalogueContext);
  if (catalogueView === null) throw new Error("No CatalogueProvider around this");
  return catalogueView;
}

export const useCatalogue = (): ShownCatalogue => useCatalogueView().catalogue;

export const useCatalogueDay = (): string | null => useCatalogueView().today;

export const useInBrowser = (): boolean => useCatalogueView().today !== null;

export function useConnection(): Connection {
  return useStoreState(connection);
}

const maps = new WeakMap<object, ReadonlyMap<string, { id: string }>>();

export function rowsById<Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const cachedMap = maps.get(rows);
  if (cachedMap !== undefined) return cachedMap as ReadonlyMap<string, Row>;
  const newMap = new Map(rows.map((row) => [row.id, row]));
  maps.set(rows, newMap);
  return newMap;
}
