import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { lit, one, type Row } from "./support/database.ts";
import { onOneEngine, onPostgres } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";
import { connect } from "./support/postgres.ts";

const LATE_SECONDS = 1.2;

onPostgres("the time of a posting at the end of a month", (db) => {
  let [tour, day] = ["", ""];
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [40] });
    day = await f.dayFromNow(db(), 40);
  });
  const sale = () => {
    const { token: _, total_price_cents: __, ...wish } = f.bookingOf(tour, day, { guests: 1, id: randomUUID() });
    return { id: wish.id, sql: `select private.admin_manual_booking(${lit(wish)})` };
  };
  const claims = `select set_config('request.jwt.claims', '{"sub": "${f.admin.sub}"}', true)`;

  it("is when it posts, not when its transaction began", async () => {
    const sql = connect(db().socket, 1);
    const { id, sql: sell } = sale();
    const [late] = await sql.begin(async (tx) => {
      await tx.unsafe(`${claims}; select pg_sleep(${LATE_SECONDS})`);
      await tx.unsafe(sell);
      await tx.unsafe(`select private.record_money(b, gen_random_uuid(), 'cash', 100, 'x', null, null, null, null)
        from public.bookings b where b.id = '${id}'`);
      return tx.unsafe(`select min(e.created_at) >= now() + interval '1 second' as late, count(distinct e.created_at)::int as moments
        from public.ledger_entries e where e.booking_id = '${id}'`);
    });
    // One transaction posts at one moment, so a sale and its payment never fall into two months.
    expect(late).toEqual({ late: true, moments: 1 });
    await sql.end();
  });

  it("delays the reading of a closed month until it posted, which then never gets another line", async () => {
    await db().exec(`create or replace function private.month_of(day date) returns tstzrange language sql volatile
      set search_path = '' as $$ select tstzrange(date_trunc('month', now()), clock_timestamp()) $$`);
    const { month } = await one(db(), "select private.today()::text as month");
    const sql = connect(db().socket, 2);
    const read = () =>
      sql.begin(async (tx) => {
        await tx.unsafe(claims);
        const [row] = await tx.unsafe(`select private.admin_books('${String(month)}') as books`);
        return row?.["books"] as Row;
      });
    const before = await read();
    const { sql: sell } = sale();
    let reading: Promise<Row> | undefined;
    await sql.begin(async (tx) => {
      await tx.unsafe(claims);
      await tx.unsafe(sell);
      reading = read();
      await tx.unsafe("select pg_sleep(0.5)");
    });
    const after = await reading;
    expect(after).toMatchObject({ closed: true, lines: Number(before["lines"]) + 3 });
    expect(await read()).toMatchObject({ up_to: after?.["up_to"] });
    await sql.end();
  });
});

onOneEngine("the time of cash that a guide reported later", (db) => {
  let scene: g.Scene;
  const phone = g.aPhone();
  beforeAll(async () => {
    scene = await g.scene(db());
    await g.roster(db(), f.guide, phone);
    await db().exec(`update private.guide_devices set registered_at = now() - interval '90 days';
      update private.guide_assignments set began_at = now() - interval '90 days'`);
  });
  const owing = async (days = 90) => {
    const booking = await f.bookByHand(db(), scene.mine.tour, scene.mine.day);
    await db().exec(
      `update public.bookings set created_at = now() - interval '${days} days' where id = '${booking.id}'`,
    );
    return { ...scene.mine, booking: booking };
  };
  const reportCash = async (trip: g.Trip, seen_at: string) => {
    const cash = g.cashOf(phone, trip, { seen_at });
    expect(await f.ask(db(), f.anon, "report_cash", { cash })).toEqual({ ok: true });
    return cash.id;
  };
  const seen = async (id: string) =>
    one(
      db(),
      `select p.paid_at, e.created_at, private.month_of(e.created_at::date) @> now() as this_month,
        private.statement(p.booking_id) as statement
      from public.payments p join public.ledger_entries e on e.journal = 'paid:' || p.id and e.account = 'cash'
      where p.id = '${id}'`,
    );
  const instant = async (sql: string) => new Date(String((await one(db(), `select ${sql} as at`))["at"])).toISOString();

  it("is when it was taken, in books and on the receipt, while that month is open", async () => {
    const start = "greatest(lower(private.month_of(private.today())), now() - interval '1 hour') + interval '1 second'";
    const taken = await instant(start);
    const { paid_at, created_at } = await seen(await reportCash(await owing(), taken));
    expect([paid_at, created_at].map((at) => new Date(String(at)).toISOString())).toEqual([taken, taken]);
  });

  it("is its arrival once the month it was taken in is closed, and the statement has both", async () => {
    const taken = await instant("lower(private.month_of(private.today())) - interval '1 hour'");
    const { paid_at, this_month, statement } = await seen(await reportCash(await owing(), taken));
    expect(new Date(String(paid_at)).toISOString()).toBe(taken);
    expect(this_month).toBe(true);
    const line = (statement as Row[]).find(({ kind }) => kind === "paid");
    expect(new Date(String(line?.["taken_at"])).toISOString()).toBe(taken);
  });

  it("is never before its booking was made", async () => {
    const { paid_at } = await seen(await reportCash(await owing(1), await instant("now() - interval '60 days'")));
    expect(Date.now() - new Date(String(paid_at)).getTime()).toBeLessThan(25 * 3_600_000);
  });

  it("is never in the future, whatever the phone's clock says", async () => {
    const ahead = await instant("now() + interval '5 minutes'");
    const { paid_at } = await seen(await reportCash(await owing(), ahead));
    expect(new Date(String(paid_at)).getTime()).toBeLessThan(new Date(ahead).getTime());
  });
});
