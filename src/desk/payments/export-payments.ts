import type { PaymentFilter } from "../../data/remote/desk/verb-arguments.ts";
import type { PaymentRow } from "../../domain/desk/lists/desk-schema.ts";
import { paymentsCsv } from "../../domain/desk/payments/payments-csv.ts";
import type { Result } from "../../domain/result.ts";
import { paymentsCsvWords } from "../../text/desk-money.ts";
import { paymentPage } from "./use-payment-pages.ts";

const CHUNK = 1_000;

export async function exportPayments(
  filter: PaymentFilter,
  progress: (rows: number) => void,
  page = paymentPage,
): Promise<Result<string>> {
  const rows: PaymentRow[] = [];
  // Pins the newest row, so that a new payment neither doubles nor hides a row on later pages.
  const byTime: PaymentFilter = { ...filter, sort: "created", descending: true };
  let countedPages = byTime;
  for (;;) {
    const answer = await page(countedPages, rows.length, CHUNK);
    if (!answer.ok) return answer;
    rows.push(...answer.value);
    progress(rows.length);
    if (answer.value.length < CHUNK) return { ok: true, value: paymentsCsv(rows, paymentsCsvWords) };
    countedPages = { ...byTime, to_time: rows[0]?.created_at ?? filter.to_time };
  }
}
