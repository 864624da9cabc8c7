/** Spreadsheets run such a cell as a formula, and strangers choose their names. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  const text = value === null ? "" : typeof value === "number" ? String(value) : disarm(value);
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Neither a phone number nor a negative amount is a formula, so they need no apostrophe. */
const HARMLESS = /^(\+[\d ]+|-\d+(\.\d+)?)$/;

const disarm = (text: string): string => (FORMULA.test(text) && !HARMLESS.test(text) ? `'${text}` : text);

export type CsvRow = readonly (string | number | null)[];

/** Spreadsheets recognize UTF-8 by the byte-order mark. */
export const toCsv = (header: readonly string[], rows: readonly CsvRow[]): string =>
  `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;

export const csvPhone = (phone: string): string =>
  phone
    .replaceAll(/[()-]+/g, " ")
    .replaceAll(/ +/g, " ")
    .trim();

const TASHKENT_MS = 5 * 3_600_000;

export const csvTime = (moment: string | null): string =>
  moment === null ? "" : new Date(Date.parse(moment) + TASHKENT_MS).toISOString().slice(0, 16).replace("T", " ");

export const csvMoney = (cents: number): string => (cents / 100).toFixed(2);
