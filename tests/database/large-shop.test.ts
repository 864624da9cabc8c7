import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { manyPaymentsSql } from "../support/many-payments.ts";
import { long } from "../support/tiers.ts";
import { actAs, call, lit, one, type Row, type Who } from "./support/database.ts";
import { onOneEngine, onPostgres } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { superuser } from "./support/postgres-cluster.ts";
import { connect } from "./support/postgres.ts";

const PAYMENTS = 4_000;
const TOURS = 1_000;
const FEW = 50;
const DELTA_BYTES = 2048;
const desk: Who = { ...f.admin, role: "owner" };

const ONE_OF_MANY = "guest7@example.com";
const OF_PERSONS =
  "bookings,payments,payment_events,documents,news,news_readers,channels,email_outbox,audit_log,gift_cards,requests,waiting_entries";

/** Gives each of the many bookings what a person's export and erasing read. */
const manyRecordsSql = `
  insert into public.email_outbox (kind, about, to_address, booking_id, status)
  select 'booking_confirmed', b.id, b.customer_email, b.id, 'sent' from public.bookings b where b.reference like 'MANY-%';
  insert into public.audit_log (actor, actor_email, action, entity, entity_id)
  select gen_random_uuid(), b.customer_email, 'noted', 'booking', b.id::text from public.bookings b where b.reference like 'MANY-%';
  insert into public.payment_events (payment_id, dedupe_key, source, outcome)
  select p.id, p.id::text, 'webhook', 'noop' from public.payments p where p.provider_payment_id like 'octo-%';
  insert into public.documents (kind, year, number, journal, booking_id, payment_id, currency, cents, details, made_at)
  select 'receipt', 2020, row_number() over (), p.id::text, p.booking_id, p.id, 'USD', 100, '{}', now()
  from public.payments p where p.provider_payment_id like 'octo-%';
  insert into public.news (kind, booking_id, occasion, is_urgent, expires_at)
  select 'day_before', b.id, 'day_before', false, now() from public.bookings b where b.reference like 'MANY-%';
  insert into private.channels (id, booking_id, kind, chat_id)
  select gen_random_uuid(), b.id, 'telegram', 1 from public.bookings b where b.reference like 'MANY-%';
  insert into public.gift_cards (id, code, amount_cents, to_name, to_address, made_by)
  select gen_random_uuid(), regexp_replace(translate(upper(left(md5(n::text), 15)), '01', 'XY'), '(.{5})(.{5})(.{5})', '\\1-\\2-\\3'),
    1000, 'Guest', 'guest' || n || '@example.com', 'admin@example.com' from generate_series(1, ${PAYMENTS}) n;
  insert into public.calendar_feeds (id, booking_id, token_hash, holder_hash, shown_hash, sequence)
  select gen_random_uuid(), b.id, h.hash, h.hash, h.hash, 0
  from public.bookings b cross join lateral private.token_hash(b.id::text) h (hash) where b.reference like 'MANY-%';
  insert into public.requests (kind, id, name, email, message)
  select 'contact_message', gen_random_uuid(), 'Guest', 'guest' || n || '@example.com', 'Hello' from generate_series(1, ${PAYMENTS}) n;
  insert into public.waiting_entries (id, departure_id, guests, email, state)
  select gen_random_uuid(), b.departure_id, 1, b.customer_email, 'left' from public.bookings b where b.reference like 'MANY-%'`;

// Counts rows read, since a busy machine changes milliseconds.
onOneEngine("a large shop", (db) => {
  let mine: f.Held;
  let tour = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    await db().exec("insert into public.codes (id, code, percent) values (gen_random_uuid(), 'SEASON', 10)");
    tour = await f.makeTour(db(), { maxGuests: 500 });
    mine = f.bookingOf(tour, await f.dayFromNow(db(), 90), { code: "SEASON", total_price_cents: 5_000_000 });
    await f.bookAndPay(db(), mine);
    await db().exec(manyPaymentsSql(PAYMENTS));
    await db().exec(`
      alter table public.bookings disable trigger guard;
      update public.bookings set code_id = (select id from public.codes) where reference like 'MANY-1%';
      alter table public.bookings enable trigger guard;
      insert into public.tours (title, description, duration_days, price, destination_id, departure_dates, itinerary)
      select 'Tour ' || n, repeat('Words about a tour. ', 20), 3, 450, (select destination_id from public.tours limit 1),
        array(select private.today() + 30 * m from generate_series(1, 4) m), '{"1": "Arrive", "2": "Walk", "3": "Leave"}'
      from generate_series(1, ${TOURS}) n`);
    await db().exec(manyRecordsSql);
    await db().exec("analyze");
  });

  const reads = (tables: string, verb: string, args: Row = {}, schema = "public") =>
    actAs(db(), desk, async (query) => {
      const rowsRead = async (): Promise<number> => {
        const [row] = await query(
          `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as n from pg_stat_xact_user_tables
           where relname = any ('{${tables}}') and schemaname in ('public', 'private')`,
        );
        return Number(row?.["n"]);
      };
      const before = await rowsRead();
      const list = Object.entries(args).map(([name, value]) => `${name} => ${lit(value)}`);
      const [row] = await query(`select to_jsonb(${schema}.${verb}(${list.join(", ")})) as answer`);
      return { rows: (await rowsRead()) - before, answer: row?.["answer"] };
    });

  it("counts the rows that a query reads", async () => {
    expect((await reads("payments", "admin_payment_summary", { search: "199.99" })).rows).toBeGreaterThan(PAYMENTS);
  });

  it("reads few rows for a question about one booking or code", async () => {
    expect((await reads("payments", "cancel_quote", f.mine(mine))).rows).toBeLessThan(FEW);
    const code = { typed: "season", item_id: tour, address: "new@example.com" };
    const taken = await reads("bookings", "take_code", code, "private");
    expect(taken.answer).toMatchObject({ ok: true });
    expect(taken.rows).toBeLessThan(FEW);
  });

  it("reads few departures for a booking, when so many seats are unpaid that the shop may be crowded", async () => {
    await db().exec("update private.settings set value = '0' where key = 'crowded_seats'");
    const booking = f.bookingOf(tour, await f.dayFromNow(db(), 90), { total_price_cents: 5_000_000 });
    const { rows, answer } = await reads("departures,tours", "create_booking", { booking });
    expect(answer).toMatchObject({ ok: true });
    expect(rows).toBeLessThan(FEW);
  });

  it.each([
    ["my_data", { data: { bookings: [{ customer_email: ONE_OF_MANY }] } }],
    ["erase_my_data", { ok: true, bookings: [expect.any(String)] }],
  ])("reads few rows for %s of one person", async (verb, answered) => {
    const token = f.newToken();
    await db().exec(`insert into private.data_links (token_hash, address, expires_at)
      values (private.token_hash(${lit(token)}), ${lit(ONE_OF_MANY)}, now() + interval '1 hour')`);
    const { rows, answer } = await reads(OF_PERSONS, verb, { token, key: f.newToken() });
    expect(answer).toMatchObject(answered);
    expect(rows).toBeLessThan(FEW);
  });

  it.each(["calendar_feed", "revoke_calendar_feed"])("reads few calendar addresses for %s", async (verb) => {
    const person = { id: mine.id, token: mine.token, as: "booking" };
    const { rows, answer } = await reads("calendar_feeds", verb, { person });
    expect(answer).toMatchObject({ ok: true, others: 0 });
    expect(rows).toBeLessThan(FEW);
  });

  const span = { from_time: "2020-01-01T00:00:00Z", to_time: "2040-01-01T00:00:00Z" };
  it.each<[string, string, Row]>([
    ["payments", "admin_payments", {}],
    ["payments", "admin_payments", { skip: PAYMENTS - 50, sort: "name" }],
    ["payments", "admin_payment_summary", {}],
    ["payments", "admin_payments_between", span],
    ["payments", "admin_today", {}],
    ["payments", "admin_bookings", {}],
    ["bookings", "admin_bookings", { search: "guest 999" }],
    ["bookings", "admin_find", { query: "guest 999", on_day: null }],
    ["bookings", "admin_departures", { from_day: "2020-01-01" }],
    ["bookings", "admin_statistics", { from_day: "2025-01-01", to_day: "2027-12-31" }],
    ["bookings", "admin_today", {}],
    ["tours", "catalogue_since", { since: 0 }],
  ])("reads each row of %s a few times at most for %s(%j)", async (table, verb, args) => {
    const all = await f.count(db(), `public.${table}`);
    const { rows, answer } = await reads(table, verb, args);
    expect(answer).not.toBeNull();
    expect(rows).toBeLessThan(10 * all);
  });

  long("lists bookings as fast after every row was updated, when the planner's estimates are stale", async () => {
    const fastest = async () => {
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const before = performance.now();
        await call(db(), f.admin, "admin_bookings", {});
        times.push(performance.now() - before);
      }
      return Math.min(...times);
    };
    const fresh = await fastest();
    await db().exec(`
      alter table public.bookings disable trigger guard;
      update public.bookings set title = title;
      alter table public.bookings enable trigger guard`);
    expect(await fastest()).toBeLessThan(10 * fresh);
  });

  it("finds one payment among all, and pages to the last", async () => {
    expect(await call(db(), f.admin, "admin_payment_summary", { search: "guest999@" })).toMatchObject({ count: 1 });
    expect(await call(db(), f.admin, "admin_payments", { skip: PAYMENTS })).toHaveLength(1);
  });

  const nothing = { destinations: [], tours: [], packages: [], departures: [], deleted: [] };
  it.each<[string, string, Row]>([
    [
      "tour",
      "update public.tours set price = 500 where title = 'Tour 77'",
      { tours: [{ title: "Tour 77", price_cents: 50_000 }] },
    ],
    [
      "departure",
      `update public.departures set price_cents = 39900 where start_date = private.today() + 60
       and tour_id = (select id from public.tours where title = 'Tour 77')`,
      { departures: [{ item_type: "tour", price_cents: 39_900 }] },
    ],
  ])("sends a mirror one changed %s in few bytes, and reads few rows for it", async (_, change, answered) => {
    const { since } = await one(db(), "select (public.catalogue_since(0) ->> 'revision')::int as since");
    await db().exec(change);
    for (const table of ["tours", "departures"]) {
      const { rows, answer } = await reads(table, "catalogue_since", { since });
      expect(answer).toMatchObject({ ...nothing, ...answered });
      expect(JSON.stringify(answer).length).toBeLessThan(DELTA_BYTES);
      expect(rows).toBeLessThan(FEW);
    }
  });

  it("queues a letter to a thousand bookings without reading each one's money", async () => {
    const rows = await db().query("select id::text from public.bookings where reference like 'MANY-%' limit 1000");
    const letter = { booking_ids: rows.map(({ id }) => id), also_ended: true };
    expect(await f.ask(db(), f.admin, "letter_outlook", { message: letter })).toMatchObject({ addresses: 1_000 });
    const message = { ...letter, id: randomUUID(), subject: "About {title}", body: "Hello" };
    const written = await reads("payments", "write_to_guests", { message });
    expect(written.answer).toMatchObject({ queued: 1_000, skipped: [] });
    expect(written.rows).toBeLessThan(FEW);
  });

  it("reads few phones and chats to tell one booking that it is paid", async () => {
    const booking = f.bookingOf(tour, await f.dayFromNow(db(), 90), { total_price_cents: 5_000_000 });
    await f.book(db(), booking);
    const payment_id = f.paymentOf(await f.openPayment(db(), booking));
    const paid = { payment_id, new_status: "completed", source: "webhook", dedupe_key: "large" };
    const { rows, answer } = await reads("channels", "apply_payment_event", paid);
    expect(answer).toMatchObject({ outcome: "applied" });
    expect(rows).toBeLessThan(FEW);
  });
});

// Counts calls, which only a superuser may.
onPostgres("the search of a large shop", (db) => {
  it("folds a name once for each booking, when a word finds them all", async () => {
    await f.addAccounts(db());
    const tour = await f.makeTour(db());
    const day = await f.dayFromNow(db(), 30);
    for (let bookings = 0; bookings < 3; bookings += 1) await f.bookByHand(db(), tour, day);
    const sql = connect(db().socket, 1, superuser);
    const calls = await sql.begin(async (tx) => {
      await tx`select set_config('track_functions', 'all', true),
        set_config('request.jwt.claims', ${JSON.stringify({ sub: f.admin.sub, role: "authenticated" })}, true)`;
      await tx`select public.admin_find('silk')`;
      return tx`select calls::integer from pg_stat_xact_user_functions where funcname = 'names_of'`;
    });
    await sql.end();
    expect(calls).toMatchObject([{ calls: 3 }]);
  });
});
