import { optionsText } from "../../pricing/options.ts";
import { csvMoney, toCsv } from "../lists/csv.ts";
import { attentionText } from "./attention.ts";
import { deskStatus, type ListedBooking } from "../lists/desk-schema.ts";

const HEADER = [
  "Reference",
  "Status",
  "Name",
  "Email",
  "Phone",
  "Trip",
  "Departs",
  "Guests",
  "Options",
  "Requests",
  "Total",
  "Paid",
  "Refunded",
  "To pay",
  "Due by",
  "Booked",
  "Needs attention",
];

export const bookingsCsv = (rows: readonly ListedBooking[]): string =>
  toCsv(
    HEADER,
    rows.map((row) => [
      row.reference,
      deskStatus(row),
      row.customer_name,
      row.customer_email,
      row.customer_phone,
      row.title,
      row.check_in,
      row.guests,
      optionsText(row.options),
      row.special_requests,
      csvMoney(row.total_cents),
      csvMoney(row.paid_cents),
      csvMoney(row.refunded_cents),
      csvMoney(row.owed_cents),
      row.balance_due_on,
      row.created_at,
      row.needs_attention ? attentionText(row.attention_reason ?? "yes") : "",
    ]),
  );
