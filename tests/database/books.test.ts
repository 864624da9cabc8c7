import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import {
  addsUp,
  booksSchema,
  ledgerCsv,
  ledgerLinesSchema,
  type LedgerLine,
} from "../../src/domain/desk/payments/books.ts";
import { moneyInCents, monthStatementSchema } from "../../src/domain/desk/payments/month-statement.ts";
import { ledgerCsvWords } from "../../src/text/desk-money.ts";
import { createRandom } from "../simulation/random.ts";
import { call } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { MONEY_STEPS } from "./support/money.ts";
import type { Purse } from "./support/purse.ts";

const SCHEDULES = 25;
const PAGE = 7;
const SALE = ["revenue", "fees"];
const MONEY = ["provider", "cash", "bank", "credit"];
const MONTHS = ["2026-07", "2026-08", "2026-09"];

onOneEngine("the exported books of closed months", (db) => {
  beforeAll(async () => {
    await f.addAccounts(db());
    await db().exec("insert into public.exchange_rates values ('UZS', private.today(), 12500, 'desk')");
    const days = await Promise.all([5, 40, 90].map((ahead) => f.dayFromNow(db(), ahead)));
    const given = { id: randomUUID(), amount_cents: 7_700, sold_for: null, to_name: "Anna" };
    await f.ask(db(), f.admin, "make_gift_card", { card: given });
    for (let seed = 1; seed <= SCHEDULES; seed += 1) {
      const random = createRandom(seed);
      // Some steps fill a departure, so each schedule has its own tour.
      const tour = await f.makeTour(db(), { maxGuests: 500, days: [5, 40, 90] });
      const wish = {
        ...f.bookingOf(tour, days[random.int(0, days.length - 1)] ?? "", { guests: random.int(1, 3) }),
        days,
      };
      const { days: _, ...asked } = wish;
      await f.book(db(), asked);
      const purse: Purse = { wish, payments: [] };
      const steps = Object.values(MONEY_STEPS);
      await MONEY_STEPS[seed % 4 === 0 ? "a gift card" : "pays"]?.(db(), purse, random);
      for (let step = 0; step < 5; step += 1) await steps[random.int(0, steps.length - 1)]?.(db(), purse, random);
    }
    // Spreads journals over three months, with one on each side of a month's start in Tashkent.
    await db().exec(`
      alter table public.ledger_entries disable trigger insert_only;
      update public.ledger_entries e set created_at = timestamptz '2026-06-30 19:00:00Z'
        + make_interval(days => abs(hashtext(e.journal)) % 92, secs => e.id);
      update public.ledger_entries e set created_at = '2026-08-31 19:00:00Z'
        where journal = (select min(journal) from public.ledger_entries where journal like 'paid:%');
      update public.ledger_entries e set created_at = '2026-08-31 18:59:59.999Z'
        where journal = (select max(journal) from public.ledger_entries where journal like 'paid:%');
      alter table public.ledger_entries enable trigger insert_only`);
  });

  const books = async (month: string) =>
    v.parse(booksSchema, await call(db(), f.admin, "admin_books", { month: `${month}-01` }));
  const linesOf = async (month: string, up_to: number): Promise<LedgerLine[]> => {
    const lines: LedgerLine[] = [];
    for (;;) {
      const args = { month: `${month}-01`, up_to, after: lines.at(-1)?.id ?? null, how_many: PAGE };
      const page = v.parse(ledgerLinesSchema, await call(db(), f.admin, "admin_ledger", args));
      lines.push(...page);
      if (page.length < PAGE) return lines;
    }
  };
  /** No field but the quoted time contains a comma. */
  const sumsOf = (csv: string) => {
    const sums: Record<string, [debit: number, credit: number]> = {};
    for (const row of csv.trimEnd().split("\r\n").slice(1)) {
      const [account = "", debit, credit] = row
        .replace(/"[^"]*"/, "time")
        .split(",")
        .slice(6);
      const so = (sums[account] ??= [0, 0]);
      so[0] += Math.round(Number(debit) * 100);
      so[1] += Math.round(Number(credit) * 100);
    }
    return sums;
  };
  const inLedger = async (month: string) =>
    Object.fromEntries(
      (
        await db().query(`
          select account, coalesce(sum(cents) filter (where cents > 0), 0)::int as debit,
            coalesce(-sum(cents) filter (where cents < 0), 0)::int as credit
          from public.ledger_entries where to_char(created_at + interval '5 hours', 'YYYY-MM') = '${month}' group by account`)
      ).map(({ account, debit, credit }) => [account, [debit, credit]]),
    );

  it("sum to the ledger's, account by account and month by month, and each closing opens the next month", async () => {
    let before = new Map<string, number>();
    let lines = 0;
    for (const month of MONTHS) {
      const bookLines = await books(month);
      const exported = await linesOf(month, bookLines.up_to);
      expect(addsUp(exported, bookLines), month).toBe(true);
      expect(sumsOf(ledgerCsv(exported, ledgerCsvWords)), month).toEqual(await inLedger(month));
      expect(exported.length).toBeGreaterThan(PAGE);
      expect([bookLines.closed, new Set(exported.map(({ id }) => id)).size]).toEqual([true, bookLines.lines]);
      for (const { account, opening_cents, debit_cents, credit_cents, closing_cents } of bookLines.accounts) {
        expect(opening_cents).toBe(before.get(account) ?? 0);
        expect(closing_cents).toBe(opening_cents + debit_cents - credit_cents);
      }
      before = new Map(bookLines.accounts.map(({ account, closing_cents }) => [account, closing_cents]));
      lines += exported.length;
    }
    expect([...before.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
    expect(lines).toBe(await f.count(db(), "public.ledger_entries"));
  });

  it("name booking, traveler and document of every line that has one", async () => {
    const lines = await linesOf("2026-08", (await books("2026-08")).up_to);
    const moves = (journal: string, accounts: readonly string[]) =>
      lines.some((line) => line.journal === journal && accounts.includes(line.account));
    for (const { journal, account, document, reference, counterpart, gift_card } of lines) {
      // A sold card belongs to no trip yet, and a given one moved no money.
      if (journal.startsWith("card")) {
        expect([document, reference, gift_card, counterpart]).toEqual([
          moves(journal, ["cash", "bank"]) ? expect.stringMatching(/^(REC|PAY)-/) : null,
          null,
          expect.stringMatching(/^.{5}$/),
          "Anna",
        ]);
        continue;
      }
      const isSwap = journal.startsWith("handed:");
      const papers = [
        ...(!MONEY.includes(account) && moves(journal, SALE) ? ["(INV|CRN)-[^ ]+"] : []),
        ...(!isSwap && !SALE.includes(account) && moves(journal, MONEY) ? ["(REC|PAY)-[^ ]+"] : []),
      ];
      expect(document ?? "", `${journal} ${account}`).toMatch(new RegExp(`^${papers.join(", ")}$`));
      expect([reference, counterpart]).toEqual([expect.stringMatching(/^.{4}-.{4}$/), "Жасур Oʻrinov"]);
    }
  });

  const linesAs = async (month: string) =>
    db().query(`
      select journal, account, booking_id is not null as booked, cents::int as cents from public.ledger_entries
      where to_char(created_at + interval '5 hours', 'YYYY-MM') = '${month}' order by id`);
  type Line = { journal: string; account: string; booked: boolean; cents: number };
  const total = (lines: readonly Line[]) => lines.reduce((sum, { cents }) => sum + cents, 0);
  const statement = async (month: string) =>
    v.parse(monthStatementSchema, await call(db(), f.admin, "admin_statement", { month: `${month}-01` }));
  const MONEY_ACCOUNTS = ["provider", "cash", "bank"];

  it("agree with the monthly statement to the cent", async () => {
    for (const month of MONTHS) {
      const lines = (await linesAs(month)) as unknown as Line[];
      const found = await statement(month);
      const of = (...accounts: string[]) => lines.filter(({ account }) => accounts.includes(account));
      const { accounts } = await books(month);
      const closing = (name: string) => accounts.find(({ account }) => account === name)?.closing_cents ?? 0;
      const papers = (
        await db().query(`
        select d.kind, sum(d.cents)::int as cents from public.documents d where exists (
          select 1 from public.ledger_entries e where e.journal = d.journal
            and to_char(e.created_at + interval '5 hours', 'YYYY-MM') = '${month}') group by 1`)
      ).map(({ kind, cents }) => [kind, cents]);
      const { invoice, credit_note } = Object.fromEntries(papers) as Record<string, number>;
      expect([found.sold_cents, found.taken_back_cents], month).toEqual([invoice ?? 0, credit_note ?? 0]);
      expect(found.sold_cents - found.taken_back_cents, month).toBe(0 - total(of("revenue", "fees")));
      expect(found.fees_cents, month).toBe(0 - total(of("fees")));
      expect(moneyInCents(found) - found.refunded_cents, month).toBe(total(of(...MONEY_ACCOUNTS)));
      expect(found.cards_used_cents, month).toBe(total(of("credit").filter(({ booked }) => booked)));
      expect(found.cards_sold_cents + found.cards_given_cents - found.cards_voided_cents, month).toBe(
        0 - total(of("credit").filter(({ booked }) => !booked)),
      );
      expect([found.cards_left_cents, found.owed_cents, found.refunds_due_cents], month).toEqual([
        0 - closing("credit"),
        closing("receivable"),
        0 - closing("refunds_due"),
      ]);
    }
  });

  it("count the money of each payment, card and refund in exactly one month", async () => {
    const months = await Promise.all(MONTHS.map(statement));
    const over = (figure: (month: (typeof months)[number]) => number) =>
      months.reduce((sum, month) => sum + figure(month), 0);
    const [facts = {}] = await db().query(`
      select
        (select sum(p.amount_cents)::int from public.payments p
          where p.status in ('completed', 'refunded') and p.method <> 'gift_card') as paid,
        (select sum(p.amount_cents - p.refunded_cents)::int from public.payments p
          where p.status in ('completed', 'refunded') and p.method = 'gift_card') as by_card,
        (select coalesce(sum(c.amount_cents), 0)::int from public.gift_cards c where c.sold_for is not null) as cards,
        (select sum(p.refunded_cents)::int from public.payments p where p.method <> 'gift_card') + (
          select coalesce(sum(r.twice_cents), 0)::int from public.refunds r) - (
          select coalesce(sum(e.cents), 0)::int from public.ledger_entries e
          where e.journal like 'recovered:%' and e.account in ('provider', 'cash', 'bank')) - (
          select coalesce(sum(e.cents), 0)::int from public.ledger_entries e
          where e.journal like 'card_voided:%' and e.account in ('provider', 'cash', 'bank')) as refunded`);
    expect(over(moneyInCents)).toBe(Number(facts["paid"]) + Number(facts["cards"]));
    expect(over((month) => month.cards_used_cents)).toBe(facts["by_card"]);
    expect(over((month) => month.refunded_cents)).toBe(facts["refunded"]);
    expect([Number(facts["by_card"]), Number(facts["cards"])].every((cents) => cents > 0)).toBe(true);
  });
});
