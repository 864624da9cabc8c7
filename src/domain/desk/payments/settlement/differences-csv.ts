import { type CsvRow, csvMoney, toCsv } from "../../lists/csv.ts";
import type { Difference, FileEntry, PaymentWithDifferences } from "./reconcile.ts";
import type { SettlementPayment } from "./settlement-schema.ts";

const number = (cents: number) => Number(csvMoney(cents));

const fileCells = ({ paidCents, refundedCents, currency }: FileEntry) =>
  [number(paidCents), number(refundedCents), currency] as const;
const ourCells = ({ amount_cents, refunded_cents, status }: SettlementPayment) =>
  [number(amount_cents), number(refunded_cents), status] as const;
const nameCells = ({ reference, customer_name, title }: SettlementPayment) =>
  [reference, customer_name, title] as const;

type CsvWords = {
  head: readonly string[];
  found: readonly [different: string, unknown: string, missing: string];
  is: (code: Difference) => string;
};

export function differencesCsv({ different, unknown, missing }: PaymentWithDifferences, words: CsvWords): string {
  const rows: CsvRow[] = [
    ...different.map(({ entry, payment, differences }) => [
      words.found[0],
      differences.map(words.is).join(", "),
      payment.payment_id,
      entry.id,
      ...nameCells(payment),
      ...fileCells(entry),
      ...ourCells(payment),
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
      ...fileCells(entry),
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
      ...nameCells(payment),
      null,
      null,
      payment.currency,
      ...ourCells(payment),
      null,
    ]),
  ];
  return toCsv(words.head, rows);
}
