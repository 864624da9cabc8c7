/** Spreadsheets run a cell that begins like this as a formula, and names come from strangers. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  // Only texts need this; numbers are ours.
  const text = value === null ? "" : typeof value === "number" ? String(value) : disarm(value);
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const disarm = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export type CsvRow = readonly (string | number | null)[];

/** RFC 4180, with the byte-order mark by which spreadsheets recognize UTF-8. */
export const toCsv = (header: readonly string[], rows: readonly CsvRow[]): string =>
  `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;

export const csvMoney = (cents: number): string => (cents / 100).toFixed(2);
