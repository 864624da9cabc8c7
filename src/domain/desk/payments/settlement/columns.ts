import * as v from "valibot";
import { wholeNumber } from "../../../schemas.ts";
import { guessDecimal } from "./amounts.ts";

export const ROLES = ["ours", "theirs", "parent", "date", "amount", "currency", "kind", "refunded", "fee"] as const;
export type ColumnRole = (typeof ROLES)[number];

export const LINE_KINDS = ["paid", "refund", "unpaid", "other"] as const;
export type Kind = (typeof LINE_KINDS)[number];

export const mappingSchema = v.object({
  columns: v.record(v.picklist(ROLES), v.nullable(wholeNumber)),
  decimal: v.picklist([".", ","]),
  currency: v.string(),
  kinds: v.record(v.string(), v.picklist(LINE_KINDS)),
});
export type Mapping = v.InferOutput<typeof mappingSchema>;

/** Octo, Tochka, Bank 131 and Stripe document these headings. */
const HEADINGS: Record<ColumnRole, readonly string[]> = {
  ours: [
    "shop_transaction_id",
    "order_uid",
    "paymentsessionmerchantmetadata",
    "merchant_reference",
    "client_reference_id",
    "order_id",
  ],
  theirs: [
    "octo_payment_uuid",
    "payment_uuid",
    "transaction_id",
    "payment_intent_id",
    "operationid",
    "paymentuid",
    "id",
  ],
  parent: ["parent_transaction_id"],
  date: [
    "payed_time",
    "trans_date",
    "transaction date and time",
    "transactiondate",
    "created",
    "created_utc",
    "date",
    "дата",
  ],
  amount: ["total_sum", "sum", "gross", "grosslocalamount", "amount", "сумма"],
  currency: ["currency", "валюта"],
  kind: [
    "transaction_type",
    "type of payment",
    "payment type",
    "typeofpayment",
    "reporting_category",
    "status",
    "статус",
  ],
  refunded: ["refunded_sum"],
  fee: ["commission", "feeslocalamount", "fee", "комиссия"],
};

const WORDS: Record<Exclude<Kind, "other">, RegExp> = {
  refund: /refund|reversal|возврат|charge_?back|adjustment/i,
  unpaid: /fail|cancel|declin|error|created|pending|wait|отмен|отказ|ошибк/i,
  paid: /succe|paid|payment|complete|charge|advice|captur|ok|оплат|оплач|успе|recurrent/i,
};

export function guessKind(word: string): Kind {
  if (WORDS.refund.test(word)) return "refund";
  if (WORDS.unpaid.test(word)) return "unpaid";
  return word === "" || WORDS.paid.test(word) ? "paid" : "other";
}

const plainText = (text: string) => text.trim().toLowerCase();

/** Banks write their name and the period above the heading, so it is the first row of usual width. */
export function headingAt(rows: readonly (readonly string[])[]): number {
  const filledCellCounts = rows.map((row) => row.filter((cell) => cell.trim() !== "").length);
  const usualCellCount =
    filledCellCounts.toSorted((one, other) => one - other)[Math.floor(filledCellCounts.length / 2)] ?? 0;
  return Math.max(
    0,
    filledCellCounts.findIndex((cells) => cells >= Math.max(2, usualCellCount * 0.7)),
  );
}

export const columnWords = (rows: readonly (readonly string[])[], column: number | null | undefined): string[] =>
  typeof column === "number" ? [...new Set(rows.map((row) => (row[column] ?? "").trim()))].slice(0, 12) : [];

export function guessMapping(heading: readonly string[], rows: readonly (readonly string[])[]): Mapping {
  const names = heading.map(plainText);
  const placeOf = (role: ColumnRole): number | null => {
    const place = HEADINGS[role].map((name) => names.indexOf(name)).find((at) => at !== -1);
    return place ?? null;
  };
  const columns = Object.fromEntries(ROLES.map((role) => [role, placeOf(role)])) as Record<ColumnRole, number | null>;
  const { amount, kind } = columns;
  return {
    columns,
    decimal: guessDecimal(amount === null ? [] : rows.map((row) => row[amount] ?? "")),
    currency: "USD",
    kinds: Object.fromEntries(columnWords(rows, kind).map((word) => [word, guessKind(word)])),
  };
}

export const isComplete = ({ columns }: Mapping): boolean =>
  [columns.ours, columns.theirs, columns.parent].some((place) => typeof place === "number") &&
  typeof columns.amount === "number";

export const headingKey = (heading: readonly string[]): string => heading.map(plainText).join("|").slice(0, 1_000);
