import { useState } from "react";

export type Ticks<Row> = {
  has: (key: string) => boolean;
  rows: readonly Row[];
  toggle: (row: Row, range?: boolean) => void;
  page: (ticked: boolean) => void;
  add: (rows: readonly Row[]) => void;
  only: (rows: readonly Row[]) => void;
  clear: () => void;
};

export function useTicks<Row>(onPage: readonly Row[], keyOf: (row: Row) => string): Ticks<Row> {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Row>>(new Map());
  const [last, setLast] = useState<string>();
  /** Keys pressed while a list loads are applied together, and the second must not undo the first. */
  const changeRows = (rows: readonly Row[], isTickedAfter: (before: ReadonlyMap<string, Row>) => boolean) =>
    setTicked((before) => {
      const isTicking = isTickedAfter(before);
      const nextTicked = new Map(before);
      for (const row of rows) {
        if (isTicking) nextTicked.set(keyOf(row), row);
        else nextTicked.delete(keyOf(row));
      }
      return nextTicked;
    });
  const rowsOnPage = new Map(onPage.map((row) => [keyOf(row), row]));
  return {
    has: (key) => ticked.has(key),
    rows: [...ticked].map(([key, row]) => rowsOnPage.get(key) ?? row),
    toggle: (row, range = false) => {
      const keys = onPage.map(keyOf);
      const [from, to] = [keys.indexOf(last ?? ""), keys.indexOf(keyOf(row))];
      const rangeRows = range && from >= 0 ? onPage.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
      changeRows(rangeRows, (before) => !before.has(keyOf(row)));
      setLast(keyOf(row));
    },
    page: (to) => changeRows(onPage, () => to),
    add: (rows) => changeRows(rows, () => true),
    only: (rows) => setTicked(new Map(rows.map((row) => [keyOf(row), row]))),
    clear: () => setTicked(new Map()),
  };
}
