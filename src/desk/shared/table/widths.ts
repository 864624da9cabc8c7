import * as v from "valibot";
import { LOCAL_STORAGE } from "../../../domain/device/stored-names.ts";

const schema = v.record(v.string(), v.record(v.string(), v.pipe(v.number(), v.minValue(40), v.maxValue(1200))));
export type Widths = Readonly<Record<string, number>>;

function all(): v.InferOutput<typeof schema> {
  try {
    const read = v.safeParse(schema, JSON.parse(localStorage.getItem(LOCAL_STORAGE.deskColumns) ?? "{}"));
    return read.success ? read.output : {};
  } catch {
    // Storage refused or its content ruined: the columns are as wide as they were made.
    return {};
  }
}

/** How wide somebody made a table's columns on this device. */
export const keptWidths = (table: string): Widths => all()[table] ?? {};

export function keepWidths(table: string, widths: Widths): void {
  try {
    localStorage.setItem(LOCAL_STORAGE.deskColumns, JSON.stringify({ ...all(), [table]: widths }));
  } catch {
    // Without storage they last as long as the page.
  }
}
