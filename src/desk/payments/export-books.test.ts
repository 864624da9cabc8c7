import { expect, it, vi } from "vitest";
import type { Books, LedgerLine } from "../../domain/desk/payments/books.ts";
import { exportBooks, type serverBooks } from "./export-books.ts";

const line = (at: number): LedgerLine => ({
  id: at + 1,
  at: "2026-11-30T19:30:00Z",
  journal: `paid:${Math.floor(at / 2)}`,
  account: at % 2 === 0 ? "provider" : "receivable",
  cents: at % 2 === 0 ? 98_010 : -98_010,
  currency: "USD",
  rate: null,
  reference: "JU-7K3M9Q",
  gift_card: null,
  counterpart: at === 0 ? "=cmd()" : "Anna",
  document: "REC-2026-00001",
});
const side = (account: string, debit_cents: number, credit_cents: number) => ({
  account,
  currency: "USD",
  opening_cents: 0,
  debit_cents,
  credit_cents,
  closing_cents: debit_cents - credit_cents,
});
function ledger(lines: number, said: Partial<Books> = {}) {
  const sum = (lines / 2) * 98_010;
  const books: Books = {
    closed: true,
    first_day: "2026-11-01",
    lines,
    up_to: lines,
    accounts: [side("provider", sum, 0), side("receivable", 0, sum)],
    ...said,
  };
  const page = vi.fn<(typeof serverBooks)["page"]>(async (_, up_to, after, many) => ({
    ok: true,
    value: Array.from({ length: Math.min(many, up_to - (after ?? 0)) }, (__, n) => line((after ?? 0) + n)),
  }));
  return { books: async () => ({ ok: true, value: books }) as const, page };
}
const linesOf = (csv: string) => csv.trimEnd().split("\r\n").slice(1);

it.each([
  [0, 1],
  [2, 1],
  [500, 2],
  [1_234, 3],
])("exports all of %i lines with %i requests", async (lines, questions) => {
  const ask = ledger(lines);
  const answer = await exportBooks("2026-11", () => {}, ask);
  expect(ask.page).toHaveBeenCalledTimes(questions);
  expect(answer.ok ? new Set(linesOf(answer.value)).size : -1).toBe(lines);
});

it("writes time and amounts as an accountant reads them, and no formula", async () => {
  const answer = await exportBooks("2026-11", () => {}, ledger(2));
  expect(answer.ok ? linesOf(answer.value) : []).toEqual([
    '1,"1 Dec 2026, 00:30",paid:0,REC-2026-00001,JU-7K3M9Q,\'=cmd(),provider,980.10,0.00,USD,',
    '2,"1 Dec 2026, 00:30",paid:0,REC-2026-00001,JU-7K3M9Q,Anna,receivable,0.00,980.10,USD,',
  ]);
});

it.each<[string, Partial<Books>]>([
  ["a line is missing", { lines: 3 }],
  ["an account moved by more", { accounts: [side("provider", 98_011, 0), side("receivable", 0, 98_010)] }],
  ["an account is not among the lines", { accounts: [side("cash", 5, 0)] }],
])("makes no file when %s", async (_, said) => {
  expect(await exportBooks("2026-11", () => {}, ledger(2, said))).toMatchObject({ ok: false, reason: "books_differ" });
});

it("writes no file when a part is missing", async () => {
  const ask = ledger(1_200);
  ask.page.mockImplementationOnce(async () => ({ ok: true, value: Array.from({ length: 500 }, (_, n) => line(n)) }));
  ask.page.mockImplementationOnce(async () => ({ ok: false, code: "unreachable", reason: "unreachable" }));
  expect(await exportBooks("2026-11", () => {}, ask)).toMatchObject({ ok: false, code: "unreachable" });
});
