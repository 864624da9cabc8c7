import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guessKind, guessMapping, headingAt, isComplete, type Mapping } from "./columns.ts";
import { csvRows, guessDelimiter } from "./csv-rows.ts";
import { daysOf, readLine } from "./lines.ts";
import { reconcile, type PaymentWithDifferences } from "./reconcile.ts";
import type { SettlementPayment } from "./settlement-schema.ts";

function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const payment = (id: string, more: Partial<SettlementPayment> = {}): SettlementPayment => ({
  payment_id: `our-${id}`,
  provider_payment_id: `their-${id}`,
  status: "completed",
  amount_cents: 98_010,
  currency: "USD",
  settlement_amount: null,
  settlement_currency: null,
  created_at: "2026-11-20T06:00:00Z",
  paid_at: "2026-11-20T06:01:00Z",
  booking_id: "b",
  reference: "ABCD-EFGH",
  customer_name: "Anna Berg",
  title: "Silk Road",
  refunds: [],
  refunded_cents: 0,
  ...more,
});

function lay(
  text: string,
  payments: SettlementPayment[],
  change: (mapping: Mapping) => Mapping = (same) => same,
): PaymentWithDifferences {
  const rows = [...csvRows(text, guessDelimiter(text))];
  const at = headingAt(rows);
  const body = rows.slice(at + 1);
  const mapping = change(guessMapping(rows[at] ?? [], body));
  expect(isComplete(mapping)).toBe(true);
  const lines = body.map((cells, row) => readLine(cells, row + 1, mapping));
  return finish(reconcile(lines, payments, daysOf(lines) ?? { from: "2026-11-01", to: "2026-11-30" }));
}
const short = ({ matched, different, unknown, missing, others }: PaymentWithDifferences) => ({
  matched: matched.map((pair) => pair.payment.payment_id),
  different: different.map((pair) => [pair.payment.payment_id, ...pair.differences].join(" ")),
  unknown: unknown.map(({ id }) => id),
  missing: missing.map((one) => one.payment_id),
  others: others.length,
});

// Octo documents no settlement file (November 2026), so its columns are the fields of its answers and callbacks.
describe("a settlement file", () => {
  it("with Octo's documented fields compares in som what was charged in som", () => {
    const text = [
      "shop_transaction_id,octo_payment_UUID,status,total_sum,currency,transfer_sum,refunded_sum,payed_time",
      "our-1,their-1,succeeded,12251250.00,UZS,11822456.25,0,2026-11-20 11:01:00",
      "our-2,their-2,succeeded,12251250.00,UZS,11822456.25,6125625.00,2026-11-20 11:01:00",
      "our-3,their-3,canceled,12251250.00,UZS,0,0,2026-11-20 11:01:00",
      "our-4,their-4,succeeded,12251249.00,UZS,11822456.25,0,2026-11-20 11:01:00",
    ].join("\n");
    const som = { settlement_amount: 1_225_125_000, settlement_currency: "UZS" };
    const result = lay(text, [
      payment("1", som),
      payment("2", { ...som, refunded_cents: 49_005 }),
      payment("3", { ...som, status: "cancelled", paid_at: null }),
      payment("4", som),
      payment("5", som),
    ]);
    expect(short(result)).toEqual({
      matched: ["our-1", "our-2", "our-3"],
      different: ["our-4 amount"],
      unknown: [],
      missing: ["our-5"],
      others: 0,
    });
    expect(result.totals).toEqual([
      { currency: "UZS", paidCents: 3_675_374_900, refundedCents: 612_562_500, feeCents: 0, lines: 4 },
    ]);
  });

  it("with the columns of Tochka's registry reads semicolons, decimal commas, refunds that name their payment, and totals", () => {
    const text = [
      "TRANS_DATE;TRANSACTION_ID;SUM;COMMISSION;PARENT_TRANSACTION_ID;TRANSACTION_TYPE;ORDER_UID",
      "20.11.2026 11:01;t-1;980,10;34,30;;PAYMENT;our-1",
      "21.11.2026 09:00;t-9;80,10;0,00;their-1;REFUND;",
      "20.11.2026 12:00;t-2;1 200,00;42,00;;PAYMENT;our-77",
      "Итого;3;2 100,00;76,30;;;",
      ";Всего: 3;2 100,00;76,30;;;",
    ].join("\r\n");
    const refunds = [{ cents: 8_010, at: "2026-11-21T05:00:00Z" }];
    const result = lay(text, [payment("1", { refunds, refunded_cents: 8_010 })]);
    expect(short(result)).toEqual({ matched: ["our-1"], different: [], unknown: ["our-77"], missing: [], others: 2 });
    expect(result.totals).toEqual([
      { currency: "USD", paidCents: 218_010, refundedCents: 8_010, feeCents: 7_630, lines: 3 },
    ]);
  });

  it("with the columns of Stripe's report reads amounts below zero as refunds", () => {
    const text = [
      "balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,payment_intent_id",
      "txn_1,2026-11-20 06:01:00,usd,980.10,28.72,951.38,charge,their-1",
      "txn_2,2026-11-21 06:01:00,usd,-80.10,0.00,-80.10,refund,their-1",
      "txn_3,2026-11-21 06:01:00,usd,980.10,28.72,951.38,charge,their-2",
      "txn_4,2026-11-21 06:02:00,usd,980.10,28.72,951.38,charge,their-2",
    ].join("\n");
    const refunds = [{ cents: 8_010, at: "2026-11-21T05:00:00Z" }];
    const result = lay(text, [payment("1", { refunds, refunded_cents: 8_010 }), payment("2")]);
    expect(short(result)).toMatchObject({ matched: ["our-1"], different: ["our-2 twice"], unknown: [], missing: [] });
  });
});

const HEAD = "shop_transaction_id,status,total_sum,currency,payed_time";
it.each<[string, string, Partial<SettlementPayment>, string]>([
  ["their money, none of ours", "our-1,succeeded,980.10,USD,2026-11-20", { status: "failed", paid_at: null }, "state"],
  ["our money, none of theirs", "our-1,failed,980.10,USD,2026-11-20", {}, "state"],
  ["another amount", "our-1,succeeded,980.11,USD,2026-11-20", {}, "amount"],
  ["another currency", "our-1,succeeded,980.10,EUR,2026-11-20", {}, "currency"],
  [
    "given back by us in these days, not by them",
    "our-1,succeeded,980.10,USD,2026-11-20",
    { refunds: [{ cents: 100, at: "2026-11-20T10:00:00Z" }], refunded_cents: 100 },
    "refunded",
  ],
  [
    "given back later than the file tells",
    "our-1,succeeded,980.10,USD,2026-11-20",
    { refunds: [{ cents: 100, at: "2026-11-24T10:00:00Z" }], refunded_cents: 100 },
    "",
  ],
])("%s: %s", (_, line, ours, difference) => {
  const { different } = lay(`${HEAD}\n${line}`, [payment("1", ours)]);
  expect(different.flatMap(({ differences }) => differences).join(" ")).toBe(difference);
});

it("matches an ID in either case, and shows an unknown one as the file writes it", () => {
  const lines = ["OUR-1,succeeded,980.10,USD,2026-11-20", "Stranger-1,succeeded,980.10,USD,2026-11-20"];
  const result = lay([HEAD, ...lines].join("\n"), [payment("1")]);
  expect(short(result)).toMatchObject({ matched: ["our-1"], unknown: ["Stranger-1"], missing: [] });
});

it("reports as missing only payments and refunds of the file's days in Tashkent", () => {
  const { missing } = lay(`${HEAD}\nour-1,succeeded,980.10,USD,2026-11-20`, [
    payment("1"),
    payment("2", { paid_at: "2026-11-19T19:00:00Z" }),
    payment("3", { paid_at: "2026-11-19T18:59:00Z" }),
    payment("4", { status: "pending", paid_at: null }),
    payment("5", { paid_at: "2026-10-01T00:00:00Z", refunds: [{ cents: 5, at: "2026-11-20T01:00:00Z" }] }),
  ]);
  expect(missing.map((one) => one.payment_id)).toEqual(["our-2", "our-5"]);
});

it.each([
  ["succeeded", "paid"],
  ["PAYMENT", "paid"],
  ["Оплачен", "paid"],
  ["", "paid"],
  ["REFUND", "refund"],
  ["payment_refund", "refund"],
  ["Возврат", "refund"],
  ["canceled", "unpaid"],
  ["Отменён", "unpaid"],
  ["payout", "other"],
])("reads the word %j as %s", (word, kind) => {
  expect(guessKind(word)).toBe(kind);
});

it("never fails, and puts each line in one group", () => {
  const cell = fc.oneof(
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.constantFrom(
      "our-1",
      "THEIR-2",
      "980.10",
      "-5",
      "1e400",
      "refund",
      "succeeded",
      "2026-11-20",
      "USD",
      "__proto__",
      "constructor",
    ),
  );
  const row = fc.array(cell, { maxLength: 10 });
  const payments = [payment("1"), payment("2", { provider_payment_id: null })];
  fc.assert(
    fc.property(row, fc.array(row, { maxLength: 20 }), (heading, rows) => {
      const guessed = guessMapping(heading, rows);
      const mapping = {
        ...guessed,
        columns: { ...guessed.columns, ours: 0, theirs: 1, amount: 2, kind: 3, date: 4, refunded: 5 },
      };
      const lines = rows.map((cells, at) => readLine(cells, at, mapping));
      const days = daysOf(lines) ?? { from: "2026-11-01", to: "2026-11-30" };
      const { matched, different, unknown, others } = finish(reconcile(lines, payments, days));
      const placed = [...matched, ...different].flatMap(({ entry }) => entry.rows);
      placed.push(...unknown.flatMap((entry) => entry.rows), ...others.map((line) => line.row));
      expect(new Set(placed).size).toBe(placed.length);
    }),
  );
});
