import { readAmount, readDay } from "./amounts.ts";
import { guessKind, type Kind, type Mapping } from "./columns.ts";

export type Line = {
  row: number;
  ids: readonly string[];
  day: string | null;
  kind: Kind;
  cents: number | null;
  currency: string;
  refundedCents: number | null;
  feeCents: number;
};

const SUM_LINE = /^\s*(?:grand )?(?:total|totals|итого|всего|jami)(?:[\s:.]|$)/i;

export function readLine(cells: readonly string[], row: number, { columns, decimal, currency, kinds }: Mapping): Line {
  const text = (role: keyof typeof columns): string => {
    const place = columns[role];
    return typeof place === "number" ? (cells[place] ?? "").trim() : "";
  };
  const amount = readAmount(text("amount"), decimal);
  const word = text("kind");
  const lineKind = cells.some((cell) => SUM_LINE.test(cell)) ? "other" : (kinds[word] ?? guessKind(word));
  const refunded = readAmount(text("refunded"), decimal);
  return {
    row,
    ids: [text("ours"), text("theirs"), text("parent")].filter((id) => id !== ""),
    day: readDay(text("date")),
    // A negative amount is a refund, even if the file calls it a payment.
    kind: lineKind === "paid" && amount !== null && amount < 0 ? "refund" : lineKind,
    cents: amount === null ? null : Math.abs(amount),
    currency: text("currency").toUpperCase() || currency,
    refundedCents: refunded === null ? null : Math.abs(refunded),
    feeCents: Math.abs(readAmount(text("fee"), decimal) ?? 0),
  };
}

/** Totals and repeated headings lack a payment ID or an amount. */
export const isPaymentLine = ({ ids, cents, kind }: Line): boolean =>
  ids.length > 0 && cents !== null && kind !== "other";

export type SettlementPeriod = { from: string; to: string };

export function daysOf(lines: readonly Line[]): SettlementPeriod | null {
  const days = lines.flatMap((line) => (line.day !== null && isPaymentLine(line) ? [line.day] : [])).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}
