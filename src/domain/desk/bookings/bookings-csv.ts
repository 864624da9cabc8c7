import { optionsText } from "../../pricing/options.ts";
import { csvMoney, csvPhone, csvTime, toCsv } from "../lists/csv.ts";
import { deskStatus, type ListedBooking } from "../lists/desk-schema.ts";

type BookingsCsvWords = { heading: readonly string[]; attention: (reason: string) => string };

export const bookingsCsv = (rows: readonly ListedBooking[], words: BookingsCsvWords): string =>
  toCsv(
    words.heading,
    rows.map((row) => [
      row.reference,
      deskStatus(row),
      row.customer_name,
      row.customer_email,
      csvPhone(row.customer_phone),
      row.title,
      row.check_in,
      row.guests,
      optionsText(row.options),
      row.special_requests,
      row.channel === "own" ? "" : (row.agency ?? row.channel),
      csvMoney(row.commission_cents),
      csvMoney(row.total_cents),
      csvMoney(row.paid_cents),
      csvMoney(row.refunded_cents),
      csvMoney(row.owed_cents),
      row.balance_due_on,
      csvTime(row.created_at),
      row.needs_attention ? words.attention(row.attention_reason ?? "yes") : "",
    ]),
  );
