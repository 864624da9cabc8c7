/** Spreadsheets run such a cell as a formula, and strangers choose their names. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  const text = value === null ? "" : typeof value === "number" ? String(value) : disarm(value);
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const disarm = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export type CsvRow = readonly (string | number | null)[];

/** Spreadsheets recognize UTF-8 by the byte-order mark. */
export const toCsv = (header: readonly string[], rows: readonly CsvRow[]): string =>
  `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;

export const csvMoney = (cents: number): string => (cents / 100).toFixed(2);
