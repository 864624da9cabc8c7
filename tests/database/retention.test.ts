import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { fullDeskSql } from "../support/full-desk.ts";
import { call, one, type Row } from "./support/database.ts";
import { onPostgres } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { manySessions, type Served } from "./support/postgres.ts";

const BOOKINGS = 10_000;
const LONGEST_LOCK_MS = 100;

/** Moves everything into the past, because the database's clock cannot move. */
const agedBy = (years: number) => `set session_replication_role = replica;
  update public.bookings set check_in = check_in - interval '${years} years', check_out = check_out - interval '${years} years',
    ends_on = ends_on - interval '${years} years', created_at = created_at - interval '${years} years';
  update public.requests set created_at = created_at - interval '${years} years';
  update public.email_outbox set created_at = created_at - interval '${years} years';
  update public.audit_log set at = at - interval '${years} years';
  update public.gift_cards set made_at = made_at - interval '${years} years', valid_until = valid_until - interval '${years} years';
  set session_replication_role = origin; analyze`;

const DUE = {
  bookings: "public.bookings where ends_on < private.retained_since('booking') and erased_at is null",
  cards: "public.gift_cards where greatest(made_at::date, valid_until) < private.retained_since('booking') and to_name <> 'Erased'",
  requests: "public.requests where created_at < private.retained_since('support')",
  mails: "public.email_outbox where status in ('sent', 'failed') and created_at < private.retained_since('usage')",
  audit: "public.audit_log where at < private.retained_since('usage')",
};
const ALL = {
  bookings: "public.bookings where erased_at is null",
  cards: "public.gift_cards where to_name <> 'Erased'",
  requests: "public.requests",
  mails: "public.email_outbox",
  audit: "public.audit_log",
};

/** A busy machine makes everything slow, so this counts the time that the server's process worked. */
const cpuMs = (pid: number): number => Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

const totals = "select (select sum(cents) from public.ledger_entries) || ' ' || (select sum(cents) from public.documents) as sums";

onPostgres(`the retention of ${BOOKINGS} bookings`, (db) => {
  const counts = async (from: Record<string, string>) =>
    Object.fromEntries(await Promise.all(Object.entries(from).map(async ([name, of]) => [name, await f.count(db(), of)])));
  /** Waits as a traveler would who pays or books meanwhile. */
  async function waitWhile(shop: Served, work: Promise<unknown>): Promise<number> {
    const others = manySessions(shop, 2);
    let longest = 0;
    let isDone = false;
    void work.finally(() => (isDone = true));
    while (!isDone) {
      const start = performance.now();
      await others.transaction(async (query) => {
        await query("select id from public.bookings where erased_at is null order by ends_on limit 20 for update");
        await query("select private.lock_catalogue_now()");
      });
      longest = Math.max(longest, performance.now() - start);
    }
    await others.close();
    return longest;
  }

  beforeAll(async () => {
    await f.addAccounts(db());
    for (let tour = 0; tour < 12; tour += 1) await f.makeTour(db(), { days: [], maxGuests: 16 });
    await db().exec(fullDeskSql(BOOKINGS, 3_000));
  }, 180_000);

  it.each([
    [2, ["mails", "audit"]],
    [1, ["requests"]],
    [4, ["bookings", "cards"]],
  ])("removes %i years later what the privacy page says, in batches without a long lock", async (years, kinds) => {
    await db().exec(agedBy(years));
    const [before, due, sums] = [await counts(ALL), await counts(DUE), await one(db(), totals)];
    for (const kind of kinds) expect(due[kind], kind).toBeGreaterThan(0);
    const spent: number[] = [];
    const took: number[] = [];
    const own = manySessions(db(), 1);
    const pid = await own.transaction(async (query) => Number((await query("select pg_backend_pid() as pid"))[0]?.["pid"]));
    const job = (async () => {
      for (let gone = 1; gone > 0; ) {
        const [cpu, start] = [cpuMs(pid), performance.now()];
        gone = Number(await call(own, f.service, "apply_retention"));
        took.push(performance.now() - start);
        spent.push(cpuMs(pid) - cpu);
      }
      await own.close();
    })();
    const waited = await waitWhile(db(), job);
    await job;
    const after: Row = await counts(ALL);
    for (const [kind, left] of Object.entries(before)) expect(after[kind], kind).toBe(left - (due[kind] ?? 0));
    expect(await one(db(), totals)).toEqual(sums);
    const of = (all: number[]) => { const sorted = all.toSorted((a, b) => a - b); return [sorted.length, sorted[sorted.length >> 1], sorted[Math.floor(sorted.length * 0.99)], sorted.at(-1)]; };
    process.stderr.write(`FIGURES ${years} ${JSON.stringify({ due, spent: of(spent), took: of(took), waited })}\n`);
    expect(Math.max(...spent)).toBeLessThan(LONGEST_LOCK_MS);
  }, 180_000);
});
