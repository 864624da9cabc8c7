import type { Charged } from "../../payment/methods.ts";
import { csvMoney, csvTime, toCsv } from "../lists/csv.ts";
import type { PaymentRow } from "../lists/desk-schema.ts";

export type PaymentsCsvWords = {
  heading: readonly string[];
  method: (method: string) => string;
  charged: (charged: Charged) => string;
  yes: string;
  no: string;
};

export const paymentsCsv = (rows: readonly PaymentRow[], words: PaymentsCsvWords): string =>
  toCsv(
    words.heading,
    rows.map((row) => [
      csvTime(row.created_at),
      csvTime(row.paid_at),
      row.status,
      words.method(row.method),
      row.recorded_by,
      row.charged && words.charged(row.charged),
      csvMoney(row.amount_cents),
      csvMoney(row.refunded_cents),
      row.currency,
      row.payment_id,
      row.provider_payment_id,
      row.customer_name,
      row.customer_email,
      row.title,
      row.reference,
      row.confirmation_sent ? words.yes : words.no,
    ]),
  );
