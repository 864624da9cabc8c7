import type { ReactNode } from "react";
import type { ListOrder } from "../../../data/remote/desk/verb-arguments.ts";
import { toCsv } from "../../../domain/desk/lists/csv.ts";

export type Column<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Required if the cell is not plain text, or is a time, an amount or a phone number. */
  csv?: false | ((row: Row) => string | number | null);
  sort?: boolean;
  end?: boolean;
  width: number;
  least?: number;
  rare?: boolean;
  /** A sentence breaks into lines, data is cut at the column's end. */
  words?: true;
  /** On a phone, only screen readers get a column without it; `named` shows its title too, in red. */
  phone?: "beside" | "below" | "fill" | "named";
};

const plainText = (cell: ReactNode) => (typeof cell === "string" || typeof cell === "number" ? cell : null);

export const columnsCsv = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  toCsv(
    columns.flatMap(({ csv, title }) => (csv === false ? [] : [title])),
    rows.map((row) =>
      columns.flatMap(({ csv, cell }) => (csv === false ? [] : [csv ? csv(row) : plainText(cell(row))])),
    ),
  );

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
