import type { DeskRead } from "../use-desk-read.ts";
import type { Filters } from "../use-filters.ts";
import { sortOf } from "./column.ts";

type Orders<Row> = Readonly<Record<string, (row: Row) => string | number>>;

const compare = (one: string | number, other: string | number): number =>
  typeof one === "number" && typeof other === "number" ? one - other : String(one).localeCompare(String(other));

export function localList<Row>(
  read: DeskRead<readonly Row[]>,
  { get, page }: Pick<Filters, "get" | "page">,
  size: number,
  orders: Orders<Row>,
): DeskRead<{ rows: readonly Row[]; count: number }> {
  const { value } = read;
  if (value === undefined) return { ...read, value };
  const sort = sortOf(get("sort"));
  const by = sort && orders[sort.by];
  const sorted = by ? value.toSorted((a, b) => compare(by(a), by(b)) * (sort.descending ? -1 : 1)) : value;
  return { ...read, value: { rows: sorted.slice((page - 1) * size, page * size), count: value.length } };
}
