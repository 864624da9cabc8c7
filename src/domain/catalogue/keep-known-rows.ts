import type { CatalogueRows } from "./snapshot.ts";

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
