import * as v from "valibot";
import { integer, isoDay, textOrNull } from "../../schemas.ts";
import { csvMoney, toCsv } from "../lists/csv.ts";

const accountSchema = v.object({
  account: v.string(),
  currency: v.string(),
  opening_cents: integer,
  debit_cents: integer,
  credit_cents: integer,
  closing_cents: integer,
});
export const booksSchema = v.object({
  closed: v.boolean(),
  first_day: v.nullable(isoDay),
  lines: integer,
  up_to: integer,
  accounts: v.array(accountSchema),
});
export type Books = v.InferOutput<typeof booksSchema>;

export const ledgerLinesSchema = v.array(
  v.object({
    id: integer,
    at: v.string(),
    journal: v.string(),
    account: v.string(),
    cents: integer,
    currency: v.string(),
    rate: v.nullable(v.number()),
    reference: textOrNull,
    gift_card: textOrNull,
    counterpart: v.string(),
    document: textOrNull,
  }),
);
export type LedgerLine = v.InferOutput<typeof ledgerLinesSchema>[number];

export function addsUp(lines: readonly LedgerLine[], { accounts, lines: many }: Books): boolean {
  const sumsByAccount = new Map<string, number>();
  for (const { account, currency, cents: amount } of lines) {
    const accountSide = `${account} ${currency} ${amount > 0 ? "debit" : "credit"}`;
    sumsByAccount.set(accountSide, (sumsByAccount.get(accountSide) ?? 0) + Math.abs(amount));
  }
  return (
    lines.length === many &&
    accounts.every(
      ({ account, currency, debit_cents, credit_cents }) =>
        (sumsByAccount.get(`${account} ${currency} debit`) ?? 0) === debit_cents &&
        (sumsByAccount.get(`${account} ${currency} credit`) ?? 0) === credit_cents,
    )
  );
}

export type LedgerCsvWords = {
  heading: readonly string[];
  moment: (instant: string) => string;
  giftCard: (code: string) => string;
};

export const ledgerCsv = (lines: readonly LedgerLine[], words: LedgerCsvWords): string =>
  toCsv(
    words.heading,
    lines.map((line) => [
      line.id,
      words.moment(line.at),
      line.journal,
      line.document,
      line.reference ?? words.giftCard(line.gift_card ?? ""),
      line.counterpart,
      line.account,
      csvMoney(Math.max(line.cents, 0)),
      csvMoney(Math.max(-line.cents, 0)),
      line.currency,
      line.rate,
    ]),
  );

export function bookMonths(firstDay: string | null, today: string): string[] {
  const months: string[] = [];
  const firstMonth = (firstDay ?? today).slice(0, 7);
  let [year = 0, number = 0] = today.slice(0, 7).split("-").map(Number);
  for (;;) {
    const monthName = `${year}-${String(number).padStart(2, "0")}`;
    months.push(monthName);
    if (monthName <= firstMonth) return months;
    [year, number] = number === 1 ? [year - 1, 12] : [year, number - 1];
  }
}
