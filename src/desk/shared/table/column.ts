import type { ReactNode } from "react";
import type { ListOrder } from "../../../data/remote/desk/verb-arguments.ts";

export type Column<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  sort?: boolean;
  end?: boolean;
  width: number;
  least?: number;
  rare?: boolean;
  /** On a phone, only screen readers get a column without it. */
  phone?: "beside" | "below" | "fill";
};

export type Sort = { by: string; descending: boolean };

export function sortOf(text: string): Sort | null {
  const columnId = text.replace(/^-/, "");
  return columnId === "" ? null : { by: columnId, descending: text.startsWith("-") };
}

export function orderOf(text: string): ListOrder {
  const sort = sortOf(text);
  return { sort: sort?.by ?? null, descending: sort?.descending ?? false };
}

export function nextSort(text: string, column: string): string {
  if (text === column) return `-${column}`;
  return text === `-${column}` ? "" : column;
}

export function chosenColumns<Row>(columns: readonly Column<Row>[], names: string): readonly Column<Row>[] {
  const wantedIds = names.split(",");
  const chosen = columns.filter(({ id }, index) => index === 0 || wantedIds.includes(id));
  return chosen.length > 1 ? chosen : columns.filter(({ rare }) => !rare);
}
