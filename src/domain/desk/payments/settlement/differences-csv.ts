import { type CsvRow, csvMoney, toCsv } from "../../lists/csv.ts";
import type { Difference, Entry, Reconciled } from "./reconcile.ts";
import type { SettlementPayment } from "./settlement-schema.ts";

const number = (cents: number) => Number(csvMoney(cents));

const ofFile = ({ paidCents, refundedCents, currency }: Entry) =>
  [number(paidCents), number(refundedCents), currency] as const;
const ofOurs = ({ amount_cents, refunded_cents, status }: SettlementPayment) =>
  [number(amount_cents), number(refunded_cents), status] as const;
const named = ({ reference, customer_name, title }: SettlementPayment) => [reference, customer_name, title] as const;

type Words = {
  head: readonly string[];
  found: readonly [different: string, unknown: string, missing: string];
  is: (code: Difference) => string;
};

export function differencesCsv({ different, unknown, missing }: Reconciled, words: Words): string {
  const rows: CsvRow[] = [
    ...different.map(({ entry, payment, differences }) => [
      words.found[0],
      differences.map(words.is).join(", "),
      payment.payment_id,
      entry.id,
      ...named(payment),
      ...ofFile(entry),
      ...ofOurs(payment),
      entry.rows.join(" "),
    ]),
    ...unknown.map((entry) => [
      words.found[1],
      null,
      null,
      entry.id,
      null,
      null,
      null,
      ...ofFile(entry),
      null,
      null,
      null,
      entry.rows.join(" "),
    ]),
    ...missing.map((payment) => [
      words.found[2],
      null,
      payment.payment_id,
      payment.provider_payment_id,
      ...named(payment),
      null,
      null,
      payment.currency,
      ...ofOurs(payment),
      null,
    ]),
  ];
  return toCsv(words.head, rows);
}
