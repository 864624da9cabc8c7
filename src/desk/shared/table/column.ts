import type { ReactNode } from "react";
import type { ListOrder } from "../../../data/remote/desk/asked.ts";

/** One column of a table of the desk. Its id stands in the address, and is what the server sorts by. */
export type Column<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** The server knows an order by it. */ sort?: boolean;
  /** Figures stand at the end of their cell. */ end?: boolean;
  /** Pixels, until somebody drags it. */ width: number;
  /** Takes what room is left, and no less than this. */ least?: number;
  /** Only when chosen. */ rare?: boolean;
  /** On a phone: beside the name, in the line below, or there in all the room that is left; else only to be heard. */
  phone?: "beside" | "below" | "fill";
};

/** In the address: `owed` rising, `-owed` falling. */
export type Sort = { by: string; descending: boolean };

export function sortOf(text: string): Sort | null {
  const by = text.replace(/^-/, "");
  return by === "" ? null : { by, descending: text.startsWith("-") };
}

/** The same, as a verb takes it. */
export function orderOf(text: string): ListOrder {
  const sort = sortOf(text);
  return { sort: sort?.by ?? null, descending: sort?.descending ?? false };
}

/** Pressed once rising, then falling, then as it was. */
export function nextSort(text: string, column: string): string {
  if (text === column) return `-${column}`;
  return text === `-${column}` ? "" : column;
}

/** Those named in the address, in the table's own order; without any, all that are not rare. */
export function chosenColumns<Row>(columns: readonly Column<Row>[], names: string): readonly Column<Row>[] {
  const wanted = names.split(",");
  const chosen = columns.filter(({ id }, index) => index === 0 || wanted.includes(id));
  return chosen.length > 1 ? chosen : columns.filter(({ rare }) => !rare);
}
