import { headingAt } from "../../../domain/desk/payments/settlement/columns.ts";
import { csvRows, guessDelimiter } from "../../../domain/desk/payments/settlement/csv-rows.ts";
import { runInSlices } from "./run-in-slices.ts";

export type SettlementFile = { name: string; heading: string[]; rows: string[][] };
export type UnreadFile = { ok: false; code: "too_large" | "spreadsheet" | "no_table" | "unreadable" };

const MOST_BYTES = 20_000_000;

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}

/** Reads the file in the browser, because no payment file may be uploaded. */
export async function readFile(file: File): Promise<{ ok: true; value: SettlementFile } | UnreadFile> {
  if (file.size > MOST_BYTES) return { ok: false, code: "too_large" };
  let text: string;
  try {
    text = decode(await file.arrayBuffer());
  } catch {
    return { ok: false, code: "unreadable" };
  }
  // A zip archive (xlsx) or a compound document (xls), read as text, begins with these letters.
  if (text.startsWith("PK\u0003\u0004") || text.startsWith("\u0420\u041F\u0011\u0430"))
    return { ok: false, code: "spreadsheet" };
  const allRows: string[][] = [];
  await runInSlices(csvRows(text, guessDelimiter(text)), (row) => allRows.push(row));
  const at = headingAt(allRows.slice(0, 100));
  const [heading, rows] = [allRows[at], allRows.slice(at + 1)];
  if (!heading || heading.length < 2 || rows.length === 0) return { ok: false, code: "no_table" };
  return { ok: true, value: { name: file.name, heading: heading.map((name) => name.trim()), rows } };
}
