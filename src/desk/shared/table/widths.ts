import * as v from "valibot";
import { LOCAL_STORAGE } from "../../../domain/device/stored-names.ts";
import { useState } from "react";
import type { Column } from "./column.ts";

const schema = v.record(v.string(), v.record(v.string(), v.pipe(v.number(), v.minValue(40), v.maxValue(1200))));
export type Widths = Readonly<Record<string, number>>;

function all(): v.InferOutput<typeof schema> {
  try {
    const read = v.safeParse(schema, JSON.parse(localStorage.getItem(LOCAL_STORAGE.deskColumns) ?? "{}"));
    return read.success ? read.output : {};
  } catch {
    // The browser blocks storage, or its content is invalid.
    return {};
  }
}

export const storedWidths = (table: string): Widths => all()[table] ?? {};

export function storeWidths(table: string, widths: Widths): void {
  try {
    localStorage.setItem(LOCAL_STORAGE.deskColumns, JSON.stringify({ ...all(), [table]: widths }));
  } catch {
    // Without storage the widths last as long as the page.
  }
}

type Sized = Pick<Column<never>, "id" | "width" | "least">;

const LEAST = 56;
const MOST = 800;

/** Widths scale with the type size, which readers may change. */
const TYPE_PX = 14.4;

const inType = (width: number) => `${(width / TYPE_PX).toFixed(2)}em`;

export type ColumnWidths = {
  css: (column: Sized) => string | undefined;
  least: (columns: readonly Sized[]) => string;
  of: (column: Pick<Column<never>, "id" | "width">) => number;
  set: (id: string, width: number) => void;
  reset: (id: string) => void;
};

export function useWidths(table: string): ColumnWidths {
  const [widths, setWidths] = useState(() => storedWidths(table));
  const change = (next: Record<string, number>) => {
    setWidths(next);
    storeWidths(table, next);
  };
  const kept = ({ id }: Sized) => (widths[id] === undefined ? undefined : `${widths[id]}px`);
  return {
    css: (column) => kept(column) ?? (column.least ? undefined : inType(column.width)),
    least: (columns) =>
      `calc(${columns.map((column) => kept(column) ?? inType(column.least ?? column.width)).join(" + ")})`,
    of: ({ id, width }) => widths[id] ?? width,
    set: (id, width) => change({ ...widths, [id]: Math.round(Math.min(MOST, Math.max(LEAST, width))) }),
    reset: (id) => {
      const { [id]: _, ...others } = widths;
      change(others);
    },
  };
}
