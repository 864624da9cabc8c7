export type Decimal = "." | ",";

const AROUND = /^[\p{L}\s]+|[\p{L}\s]+$/gu;
const WITHIN = /[\p{Sc}\s'’]/gu;

/** Accountants write negative amounts as `(12.00)` or `12.00-`. */
export function readAmount(text: string, decimal: Decimal): number | null {
  const bare = text.replace(WITHIN, "").replace(AROUND, "").replaceAll("−", "-");
  const negative = /^-|-$|^\(.*\)$/.test(bare);
  const figure = bare.replaceAll(/[-()]/g, "");
  const plain = decimal === "," ? figure.replaceAll(".", "").replace(",", ".") : figure.replaceAll(",", "");
  // A figure in the other decimal style must fail rather than yield a wrong amount.
  if (!/^\d{1,13}(\.\d*)?$/.test(plain)) return null;
  const cents = Math.round(Number(plain) * 100);
  return negative && cents !== 0 ? -cents : cents;
}

export function guessDecimal(values: readonly string[]): Decimal {
  let commas = 0;
  for (const value of values) {
    const last = /[.,](?=[^.,]*$)/.exec(value);
    if (!last) continue;
    const both = value.includes(".") && value.includes(",");
    const rest = value.slice(last.index + 1).replaceAll(/\D/g, "").length;
    // Three digits after a single mark may be thousands, so they prove nothing.
    if (!both && rest === 3) continue;
    commas += last[0] === "," ? 1 : -1;
  }
  return commas > 0 ? "," : ".";
}

export function readDay(text: string): string | null {
  const iso = /^(\d{4})[-/.](\d{2})[-/.](\d{2})(?!\d)/.exec(text.trim());
  const dotted = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)/.exec(text.trim());
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : dotted ? [dotted[3], dotted[2], dotted[1]] : [];
  if (!year || !month || !day) return null;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const known = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(known.getTime()) || known.toISOString().slice(0, 10) !== written ? null : written;
}
