import type { DeskRead } from "../use-desk-read.ts";
import type { Filters } from "../use-filters.ts";
import type { RowPage } from "./collect-rows.ts";
import { sortOf } from "./column.ts";

type Orders<Row> = Readonly<Record<string, (row: Row) => string | number>>;

const compare = (one: string | number, other: string | number): number =>
  typeof one === "number" && typeof other === "number" ? one - other : String(one).localeCompare(String(other));

export const localPages =
  <Row>({ value = [] }: DeskRead<readonly Row[]>): RowPage<Row> =>
  async (skip, howMany) => ({ ok: true, value: { rows: value.slice(skip, skip + howMany), count: value.length } });

export function localList<Row>(
  read: DeskRead<readonly Row[]>,
  { get, page }: Pick<Filters, "get" | "page">,
  size: number,
  orders: Orders<Row>,
): DeskRead<{ rows: readonly Row[]; count: number }> {
  const { value } = read;
  if (value === undefined) return { ...read, value };
  const sort = sortOf(get("sort"));
  const orderBy = sort && orders[sort.by];
  const sortedRows = orderBy
    ? value.toSorted((a, b) => compare(orderBy(a), orderBy(b)) * (sort.descending ? -1 : 1))
    : value;
  return { ...read, value: { rows: sortedRows.slice((page - 1) * size, page * size), count: value.length } };
}
