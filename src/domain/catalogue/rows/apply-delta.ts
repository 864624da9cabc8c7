import type { CatalogueRows } from "./snapshot.ts";
import type { CatalogueDelta, ItemKind } from "../types.ts";

function merge<Row extends { id: string }>(old: readonly Row[], changed: readonly Row[], deleted: ReadonlySet<string>) {
  if (changed.length === 0 && deleted.size === 0) return old;
  const rows = new Map(old.map((row) => [row.id, row]));
  for (const id of deleted) rows.delete(id);
  for (const row of changed) rows.set(row.id, row);
  return [...rows.values()];
}

/** The rows after a delta; an untouched table keeps its identity, so that nothing computed from it is computed again. */
export function applyDelta(rows: CatalogueRows, delta: CatalogueDelta): CatalogueRows {
  const deletedOf = (kind: ItemKind) =>
    new Set(delta.deleted.filter((item) => item.kind === kind).map((item) => item.id));
  return {
    destinations: merge(rows.destinations, delta.destinations, deletedOf("destination")),
    tours: merge(rows.tours, delta.tours, deletedOf("tour")),
    packages: merge(rows.packages, delta.packages, deletedOf("package")),
  };
}

function keep<Row extends { id: string }>(known: readonly Row[], rows: readonly Row[]): readonly Row[] {
  if (known.length === 0) return rows;
  const byId = new Map(known.map((row) => [row.id, row]));
  return rows.map((row) => {
    const before = byId.get(row.id);
    return before !== undefined && JSON.stringify(before) === JSON.stringify(row) ? before : row;
  });
}

/**
 * The whole catalogue after the few rows a page came with: a row that says the same stays the same object, so that what
 * is on the screen already is not drawn again.
 */
export const keepKnownRows = (known: CatalogueRows, rows: CatalogueRows): CatalogueRows => ({
  destinations: keep(known.destinations, rows.destinations),
  tours: keep(known.tours, rows.tours),
  packages: keep(known.packages, rows.packages),
});
