import { todayInTashkent } from "../../../catalogue/travel-dates.ts";
import { type SettlementPeriod, isPaymentLine, type Line } from "./lines.ts";
import type { SettlementPayment } from "./settlement-schema.ts";

export const DIFFERENCES = ["amount", "currency", "state", "refunded", "twice"] as const;
export type Difference = (typeof DIFFERENCES)[number];

export type FileEntry = {
  id: string;
  rows: number[];
  currency: string;
  charges: number;
  paidCents: number;
  refundedCents: number;
  refundedInAll: boolean;
  feeCents: number;
  day: string | null;
};
export type Pair = { entry: FileEntry; payment: SettlementPayment; differences: Difference[] };
export type Totals = { currency: string; paidCents: number; refundedCents: number; feeCents: number; lines: number };

export type PaymentWithDifferences = {
  matched: Pair[];
  different: Pair[];
  unknown: FileEntry[];
  missing: SettlementPayment[];
  others: Line[];
  totals: Totals[];
};

const HAS_MONEY = new Set(["completed", "refunded"]);

function inCurrency(payment: SettlementPayment, currency: string): number | null {
  if (payment.settlement_currency === currency && payment.settlement_amount !== null) return payment.settlement_amount;
  return payment.currency === currency ? payment.amount_cents : null;
}

function isWithin(moment: string, { from, to }: SettlementPeriod): boolean {
  const day = todayInTashkent(Date.parse(moment));
  return day >= from && day <= to;
}

function refundedAmount(payment: SettlementPayment, chargedAmount: number, days: SettlementPeriod | null): number {
  const cents =
    days === null
      ? payment.refunded_cents
      : payment.refunds.reduce((sum, refund) => sum + (isWithin(refund.at, days) ? refund.cents : 0), 0);
  return Math.round((cents * chargedAmount) / payment.amount_cents);
}

function differencesOf(entry: FileEntry, payment: SettlementPayment, days: SettlementPeriod): Difference[] {
  const chargedAmount = inCurrency(payment, entry.currency);
  const hasMoney = HAS_MONEY.has(payment.status);
  const differences: Difference[] = [];
  if (chargedAmount === null) differences.push("currency");
  if (entry.charges > 1) differences.push("twice");
  else if (chargedAmount !== null && entry.charges === 1 && entry.paidCents !== chargedAmount)
    differences.push("amount");
  if (entry.charges > 0 !== hasMoney && (entry.charges > 0 || entry.refundedCents === 0)) differences.push("state");
  if (chargedAmount !== null) {
    const refundedByUs = refundedAmount(payment, chargedAmount, entry.refundedInAll ? null : days);
    // Conversion may round each part of a refund.
    const toleratedDifference = chargedAmount === payment.amount_cents ? 0 : Math.max(1, payment.refunds.length);
    if (Math.abs(refundedByUs - entry.refundedCents) > toleratedDifference) differences.push("refunded");
  }
  return differences;
}

function addLine(entry: FileEntry, line: Line): void {
  const cents = line.cents ?? 0;
  entry.rows.push(line.row);
  entry.day ??= line.day;
  entry.feeCents += line.feeCents;
  if (line.kind === "paid") {
    entry.charges += 1;
    entry.paidCents += cents;
  }
  if (line.refundedCents !== null) {
    entry.refundedInAll = true;
    entry.refundedCents = Math.max(entry.refundedCents, line.refundedCents);
  } else if (line.kind === "refund") entry.refundedCents += cents;
}

export function* entriesOf(
  lines: readonly Line[],
  payments: readonly SettlementPayment[],
): Generator<void, { known: Map<SettlementPayment, FileEntry>; unknown: FileEntry[]; others: Line[] }> {
  const byId = new Map<string, SettlementPayment>();
  for (const payment of payments) {
    byId.set(payment.payment_id.toLowerCase(), payment);
    if (payment.provider_payment_id !== null) byId.set(payment.provider_payment_id.toLowerCase(), payment);
    yield;
  }
  const entriesByPayment = new Map<SettlementPayment, FileEntry>();
  const unknownEntries = new Map<string, FileEntry>();
  const otherLines: Line[] = [];
  for (const line of lines) {
    yield;
    if (!isPaymentLine(line)) {
      otherLines.push(line);
      continue;
    }
    const payment = line.ids.map((id) => byId.get(id.toLowerCase())).find((candidate) => candidate !== undefined);
    // A refund has an ID of its own, and the last one it names is its payment's.
    const id = (line.kind === "refund" ? line.ids.at(-1) : line.ids[0]) ?? "";
    const existingEntry = payment ? entriesByPayment.get(payment) : unknownEntries.get(id.toLowerCase());
    const entry: FileEntry = existingEntry ?? {
      id,
      rows: [],
      currency: line.currency,
      charges: 0,
      paidCents: 0,
      refundedCents: 0,
      refundedInAll: false,
      feeCents: 0,
      day: null,
    };
    addLine(entry, line);
    if (payment) entriesByPayment.set(payment, entry);
    else unknownEntries.set(id.toLowerCase(), entry);
  }
  const unknownCharges = [...unknownEntries.values()].filter(
    ({ charges, refundedCents }) => charges > 0 || refundedCents > 0,
  );
  return { known: entriesByPayment, unknown: unknownCharges, others: otherLines };
}

function totalsOf(entries: readonly FileEntry[]): Totals[] {
  const totalsByCurrency = new Map<string, Totals>();
  for (const entry of entries) {
    const sum = totalsByCurrency.get(entry.currency) ?? {
      currency: entry.currency,
      paidCents: 0,
      refundedCents: 0,
      feeCents: 0,
      lines: 0,
    };
    sum.paidCents += entry.paidCents;
    sum.refundedCents += entry.refundedCents;
    sum.feeCents += entry.feeCents;
    sum.lines += entry.rows.length;
    totalsByCurrency.set(entry.currency, sum);
  }
  return [...totalsByCurrency.values()];
}

/** A generator leaves the screen responsive while it compares ten thousand lines. */
export function* reconcile(
  lines: readonly Line[],
  payments: readonly SettlementPayment[],
  days: SettlementPeriod,
): Generator<void, PaymentWithDifferences> {
  const { known: entriesByPayment, unknown: unknownCharges, others: otherLines } = yield* entriesOf(lines, payments);
  const pairs: Pair[] = [];
  for (const [payment, entry] of entriesByPayment) {
    pairs.push({ entry, payment, differences: differencesOf(entry, payment, days) });
    yield;
  }
  const missingPayments = payments.filter(
    (payment) =>
      !entriesByPayment.has(payment) &&
      ((HAS_MONEY.has(payment.status) && payment.paid_at !== null && isWithin(payment.paid_at, days)) ||
        payment.refunds.some(({ at }) => isWithin(at, days))),
  );
  return {
    matched: pairs.filter(({ differences }) => differences.length === 0),
    different: pairs.filter(({ differences }) => differences.length > 0),
    unknown: unknownCharges,
    missing: missingPayments,
    others: otherLines,
    totals: totalsOf([...entriesByPayment.values(), ...unknownCharges]),
  };
}
