import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { RETENTION_YEARS, WAITING_DAYS } from "../../src/domain/access/held-data.ts";
import { fullDeskSql } from "../support/full-desk.ts";
import { call, one } from "./support/database.ts";
import { onPostgres } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { manySessions } from "./support/postgres.ts";

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
  set session_replication_role = origin`;

const DUE = {
  bookings: "public.bookings where ends_on < private.retained_since('booking') and erased_at is null",
  cards:
    "public.gift_cards where greatest(made_at::date, valid_until) < private.retained_since('booking') and to_name <> 'Erased'",
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

/** A busy machine makes everything slow, so this counts the time in which the server's process worked. */
const workedMs = (pid: number): number => Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

const totals =
  "select (select sum(cents) from public.ledger_entries) || ' ' || (select sum(cents) from public.documents) as sums";

onPostgres(`the retention of ${BOOKINGS} bookings`, (db) => {
  const counts = async (from: Record<string, string>): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all(Object.entries(from).map(async ([name, of]) => [name, await f.count(db(), of)])),
    );
  beforeAll(async () => {
    await f.addAccounts(db());
    for (let tour = 0; tour < 12; tour += 1) await f.makeTour(db(), { days: [], maxGuests: 16 });
    await db().exec(fullDeskSql(BOOKINGS, 3_000));
  }, 180_000);

  it("takes its years from the same settings that the privacy page shows", async () => {
    const rows = await db().query("select key, value from private.settings where key like 'retention%' order by key");
    const days = { key: "retention_waiting_days", value: String(WAITING_DAYS) };
    const years = Object.entries(RETENTION_YEARS).map(([of, value]) => ({
      key: `retention_${of}_years`,
      value: String(value),
    }));
    expect(rows).toEqual([...years, days].toSorted((a, b) => a.key.localeCompare(b.key)));
  });

  it("removes waiting lists so many days after their departure, and none before", async () => {
    const tour = await f.makeTour(db(), { days: [30, 60, 90] });
    const first = `array_position(array['${(await Promise.all([30, 60, 90].map((day) => f.dayFromNow(db(), day)))).join("','")}'],
      d.start_date::text)`;
    await db().exec(`delete from public.waiting_entries; set session_replication_role = replica;
      insert into public.waiting_entries (id, departure_id, guests, email, state)
        select gen_random_uuid(), d.id, 2, 'waited@example.com', 'lapsed' from public.departures d where d.item_id = '${tour}';
      update public.departures d set start_date = private.today() - ${WAITING_DAYS - 2} - ${first}, end_date = private.today()
        where d.item_id = '${tour}';
      set session_replication_role = origin`);
    await call(db(), f.service, "update_waiting_lists");
    await call(db(), f.service, "apply_retention");
    const left = await db().query(`select private.today() - d.start_date as days from public.waiting_entries w
      join public.departures d on d.id = w.departure_id order by 1`);
    expect(left).toEqual([{ days: WAITING_DAYS - 1 }, { days: WAITING_DAYS }]);
  });

  it.each([
    [2, 2, ["mails", "audit"]],
    [3, 1, ["requests"]],
    [7, 4, ["bookings", "cards"]],
  ])(
    "removes after %i years exactly what the privacy page says, in batches that never hold a lock for long",
    { tags: ["long"], timeout: 180_000 },
    async (_, more, kinds) => {
      const own = manySessions(db(), 1);
      const pid = await own.transaction(async (query) =>
        Number((await query("select pg_backend_pid() as pid"))[0]?.["pid"]),
      );
      const removeBatch = async () => Number(await call(own, f.service, "apply_retention"));
      // As in a shop, where the job runs every minute, the connection has run it before.
      expect(await removeBatch()).toBe(0);
      await db().exec(agedBy(more));
      await db().exec("vacuum analyze");
      const [before, due, sums] = [await counts(ALL), await counts(DUE), await one(db(), totals)];
      for (const kind of kinds) expect(due[kind], kind).toBeGreaterThan(0);
      const spent: number[] = [];
      for (let removed = 1; removed > 0;) {
        const worked = workedMs(pid);
        removed = await removeBatch();
        spent.push(workedMs(pid) - worked);
      }
      await own.close();
      const after = await counts(ALL);
      for (const [kind, left] of Object.entries(before)) expect(after[kind], kind).toBe(left - (due[kind] ?? 0));
      expect(await one(db(), totals)).toEqual(sums);
      expect(Math.max(...spent)).toBeLessThan(LONGEST_LOCK_MS);
    },
  );
});
