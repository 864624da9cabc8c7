import { createContext, useContext } from "react";
import type { CatalogueState } from "../../../data/local/catalogue/catalogue-store.ts";
import { connection, type Connection } from "../../../data/net/connection.ts";
import { useStoreState } from "../../../shared/use-store-in-transition.ts";

export type CatalogueView = { catalogue: CatalogueState; today: string | null };

export const CatalogueContext = createContext<CatalogueView | null>(null);

function useSeen(): CatalogueView {
  const seen = useContext(CatalogueContext);
  if (seen === null) throw new Error("No CatalogueProvider around this");
  return seen;
}

export const useCatalogue = (): CatalogueState => useSeen().catalogue;

export const useCatalogueDay = (): string | null => useSeen().today;

export const useInBrowser = (): boolean => useSeen().today !== null;

export function useConnection(): Connection {
  return useStoreState(connection);
}

const maps = new WeakMap<object, ReadonlyMap<string, { id: string }>>();

export function rowsById<Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const known = maps.get(rows);
  if (known !== undefined) return known as ReadonlyMap<string, Row>;
  const made = new Map(rows.map((row) => [row.id, row]));
  maps.set(rows, made);
  return made;
}
