export type Decimal = "." | ",";

const SURROUNDING_LETTERS = /^[\p{L}\s]+|[\p{L}\s]+$/gu;
const INNER_SIGNS = /[\p{Sc}\s'’]/gu;

/** Accountants write negative amounts as `(12.00)` or `12.00-`. */
export function readAmount(text: string, decimal: Decimal): number | null {
  const bareText = text.replace(INNER_SIGNS, "").replace(SURROUNDING_LETTERS, "").replaceAll("−", "-");
  const isNegative = /^-|-$|^\(.*\)$/.test(bareText);
  const figure = bareText.replaceAll(/[-()]/g, "");
  const plainFigure = decimal === "," ? figure.replaceAll(".", "").replace(",", ".") : figure.replaceAll(",", "");
  // A figure in the other decimal style must fail rather than yield a wrong amount.
  if (!/^\d{1,13}(\.\d*)?$/.test(plainFigure)) return null;
  const cents = Math.round(Number(plainFigure) * 100);
  return isNegative && cents !== 0 ? -cents : cents;
}

export function guessDecimal(values: readonly string[]): Decimal {
  let commas = 0;
  for (const value of values) {
    const lastSeparator = /[.,](?=[^.,]*$)/.exec(value);
    if (!lastSeparator) continue;
    const hasBothSeparators = value.includes(".") && value.includes(",");
    const decimalCount = value.slice(lastSeparator.index + 1).replaceAll(/\D/g, "").length;
    // Three digits after a single mark may be thousands, so they prove nothing.
    if (!hasBothSeparators && decimalCount === 3) continue;
    commas += lastSeparator[0] === "," ? 1 : -1;
  }
  return commas > 0 ? "," : ".";
}

export function readDay(text: string): string | null {
  const iso = /^(\d{4})[-/.](\d{2})[-/.](\d{2})(?!\d)/.exec(text.trim());
  const dotted = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)/.exec(text.trim());
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : dotted ? [dotted[3], dotted[2], dotted[1]] : [];
  if (!year || !month || !day) return null;
  const isoDay = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const parsedDate = new Date(`${isoDay}T00:00:00Z`);
  return Number.isNaN(parsedDate.getTime()) || parsedDate.toISOString().slice(0, 10) !== isoDay ? null : isoDay;
}
