import { useState } from "react";
import * as v from "valibot";
import { LOCAL_STORAGE } from "../../../domain/device/stored-names.ts";
import type { Column } from "./column.ts";

const schema = v.record(v.string(), v.record(v.string(), v.pipe(v.number(), v.minValue(40), v.maxValue(1200))));
export type Widths = Readonly<Record<string, number>>;

function storedWidthsByTable(): v.InferOutput<typeof schema> {
  try {
    const parsedWidths = v.safeParse(schema, JSON.parse(localStorage.getItem(LOCAL_STORAGE.deskColumns) ?? "{}"));
    return parsedWidths.success ? parsedWidths.output : {};
  } catch {
    // The browser blocks storage, or its content is invalid.
    return {};
  }
}

export const storedWidths = (table: string): Widths => storedWidthsByTable()[table] ?? {};

export function storeWidths(table: string, widths: Widths): void {
  try {
    localStorage.setItem(LOCAL_STORAGE.deskColumns, JSON.stringify({ ...storedWidthsByTable(), [table]: widths }));
  } catch {
    // Without storage the widths last as long as the page.
  }
}

type SizedColumn = Pick<Column<never>, "id" | "width" | "least">;

const LEAST_WIDTH = 56;
const MOST_WIDTH = 800;

/** Widths scale with the type size, which readers may change. */
const TYPE_PX = 14.4;

const widthInEm = (width: number) => `${(width / TYPE_PX).toFixed(2)}em`;

export type ColumnWidths = {
  css: (column: SizedColumn) => string | undefined;
  least: (columns: readonly SizedColumn[]) => string;
  of: (column: Pick<Column<never>, "id" | "width">) => number;
  set: (id: string, width: number) => void;
  reset: (id: string) => void;
};

export function useWidths(table: string): ColumnWidths {
  const [widths, setWidths] = useState(() => storedWidths(table));
  const changeWidths = (next: Record<string, number>) => {
    setWidths(next);
    storeWidths(table, next);
  };
  const storedWidth = ({ id }: SizedColumn) => (widths[id] === undefined ? undefined : `${widths[id]}px`);
  return {
    css: (column) => storedWidth(column) ?? (column.least ? undefined : widthInEm(column.width)),
    least: (columns) =>
      `calc(${columns.map((column) => storedWidth(column) ?? widthInEm(column.least ?? column.width)).join(" + ")})`,
    of: ({ id, width }) => widths[id] ?? width,
    set: (id, width) =>
      changeWidths({ ...widths, [id]: Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width))) }),
    reset: (id) => {
      const { [id]: _, ...others } = widths;
      changeWidths(others);
    },
  };
}
