import { todayInTashkent } from "../../../catalogue/travel-dates.ts";
import { type SettlementPeriod, isPaymentLine, type Line } from "./lines.ts";
import type { SettlementPayment } from "./settlement-schema.ts";

export const DIFFERENCES = ["amount", "currency", "state", "refunded", "twice"] as const;
export type Difference = (typeof DIFFERENCES)[number];

export type Entry = {
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
export type Pair = { entry: Entry; payment: SettlementPayment; differences: Difference[] };
export type Totals = { currency: string; paidCents: number; refundedCents: number; feeCents: number; lines: number };

export type Reconciled = {
  matched: Pair[];
  different: Pair[];
  unknown: Entry[];
  missing: SettlementPayment[];
  others: Line[];
  totals: Totals[];
};

const HAS_MONEY = new Set(["completed", "refunded"]);

function inCurrency(payment: SettlementPayment, currency: string): number | null {
  if (payment.settlement_currency === currency && payment.settlement_amount !== null) return payment.settlement_amount;
  return payment.currency === currency ? payment.amount_cents : null;
}

function within(moment: string, { from, to }: SettlementPeriod): boolean {
  const day = todayInTashkent(Date.parse(moment));
  return day >= from && day <= to;
}

function givenBack(payment: SettlementPayment, charged: number, days: SettlementPeriod | null): number {
  const cents =
    days === null
      ? payment.refunded_cents
      : payment.refunds.reduce((sum, refund) => sum + (within(refund.at, days) ? refund.cents : 0), 0);
  return Math.round((cents * charged) / payment.amount_cents);
}

function differencesOf(entry: Entry, payment: SettlementPayment, days: SettlementPeriod): Difference[] {
  const charged = inCurrency(payment, entry.currency);
  const hasMoney = HAS_MONEY.has(payment.status);
  const found: Difference[] = [];
  if (charged === null) found.push("currency");
  if (entry.charges > 1) found.push("twice");
  else if (charged !== null && entry.charges === 1 && entry.paidCents !== charged) found.push("amount");
  if (entry.charges > 0 !== hasMoney && (entry.charges > 0 || entry.refundedCents === 0)) found.push("state");
  if (charged !== null) {
    const ours = givenBack(payment, charged, entry.refundedInAll ? null : days);
    // Conversion may round each part of a refund.
    const slack = charged === payment.amount_cents ? 0 : Math.max(1, payment.refunds.length);
    if (Math.abs(ours - entry.refundedCents) > slack) found.push("refunded");
  }
  return found;
}

function add(entry: Entry, line: Line): void {
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
): Generator<void, { known: Map<SettlementPayment, Entry>; unknown: Entry[]; others: Line[] }> {
  const byId = new Map<string, SettlementPayment>();
  for (const payment of payments) {
    byId.set(payment.payment_id.toLowerCase(), payment);
    if (payment.provider_payment_id !== null) byId.set(payment.provider_payment_id.toLowerCase(), payment);
    yield;
  }
  const known = new Map<SettlementPayment, Entry>();
  const strangers = new Map<string, Entry>();
  const others: Line[] = [];
  for (const line of lines) {
    yield;
    if (!isPaymentLine(line)) {
      others.push(line);
      continue;
    }
    const payment = line.ids.map((id) => byId.get(id)).find((found) => found !== undefined);
    // A refund has an ID of its own, and the last one it names is its payment's.
    const id = (line.kind === "refund" ? line.ids.at(-1) : line.ids[0]) ?? "";
    const before = payment ? known.get(payment) : strangers.get(id);
    const entry: Entry = before ?? {
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
    add(entry, line);
    if (payment) known.set(payment, entry);
    else strangers.set(id, entry);
  }
  const unknown = [...strangers.values()].filter(({ charges, refundedCents }) => charges > 0 || refundedCents > 0);
  return { known, unknown, others };
}

function totalsOf(entries: readonly Entry[]): Totals[] {
  const sums = new Map<string, Totals>();
  for (const entry of entries) {
    const sum = sums.get(entry.currency) ?? {
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
    sums.set(entry.currency, sum);
  }
  return [...sums.values()];
}

/** A generator leaves the screen responsive while it compares ten thousand lines. */
export function* reconcile(
  lines: readonly Line[],
  payments: readonly SettlementPayment[],
  days: SettlementPeriod,
): Generator<void, Reconciled> {
  const { known, unknown, others } = yield* entriesOf(lines, payments);
  const pairs: Pair[] = [];
  for (const [payment, entry] of known) {
    pairs.push({ entry, payment, differences: differencesOf(entry, payment, days) });
    yield;
  }
  const missing = payments.filter(
    (payment) =>
      !known.has(payment) &&
      ((HAS_MONEY.has(payment.status) && payment.paid_at !== null && within(payment.paid_at, days)) ||
        payment.refunds.some(({ at }) => within(at, days))),
  );
  return {
    matched: pairs.filter(({ differences }) => differences.length === 0),
    different: pairs.filter(({ differences }) => differences.length > 0),
    unknown,
    missing,
    others,
    totals: totalsOf([...known.values(), ...unknown]),
  };
}
