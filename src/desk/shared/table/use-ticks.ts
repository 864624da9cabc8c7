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
  const change = (rows: readonly Row[], to: boolean) => {
    const next = new Map(ticked);
    for (const row of rows) {
      if (to) next.set(keyOf(row), row);
      else next.delete(keyOf(row));
    }
    setTicked(next);
  };
  const seen = new Map(onPage.map((row) => [keyOf(row), row]));
  return {
    has: (key) => ticked.has(key),
    rows: [...ticked].map(([key, row]) => seen.get(key) ?? row),
    toggle: (row, range = false) => {
      const keys = onPage.map(keyOf);
      const [from, to] = [keys.indexOf(last ?? ""), keys.indexOf(keyOf(row))];
      const between = range && from >= 0 ? onPage.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
      change(between, !ticked.has(keyOf(row)));
      setLast(keyOf(row));
    },
    page: (to) => change(onPage, to),
    add: (rows) => change(rows, true),
    only: (rows) => setTicked(new Map(rows.map((row) => [keyOf(row), row]))),
    clear: () => setTicked(new Map()),
  };
}
