import { chargedAmountText, methodWords } from "#words/payment/methods.ts";
import { csvMoney, csvTime, toCsv } from "../lists/csv.ts";
import type { PaymentRow } from "../lists/desk-schema.ts";

const HEADER = [
  "Created (Tashkent time)",
  "Paid (Tashkent time)",
  "Status",
  "Method",
  "Recorded by",
  "Handed over",
  "Amount",
  "Refunded",
  "Currency",
  "Payment ID",
  "External ID",
  "Name",
  "Email",
  "Title",
  "Booking",
  "Confirmation sent",
];

export const paymentsCsv = (rows: readonly PaymentRow[]): string =>
  toCsv(
    HEADER,
    rows.map((row) => [
      csvTime(row.created_at),
      csvTime(row.paid_at),
      row.status,
      methodWords(row.method),
      row.recorded_by,
      row.charged && chargedAmountText(row.charged),
      csvMoney(row.amount_cents),
      csvMoney(row.refunded_cents),
      row.currency,
      row.payment_id,
      row.provider_payment_id,
      row.customer_name,
      row.customer_email,
      row.title,
      row.reference,
      row.confirmation_sent ? "yes" : "no",
    ]),
  );
