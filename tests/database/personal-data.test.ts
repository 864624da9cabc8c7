import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { call, type Database, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

const NAME = "Zenobia";
const LAST = "Quartermain";
const EMAIL = "zenobia.q@travels.example";
const PHONE = "+998 77 555 01 02";
const TRACES = [NAME, LAST, "zenobia.q", "555 01 02", "5550102", "peanut allergy", "passport lost"];

async function everything(db: Database): Promise<Map<string, string>> {
  const tables = await db.query(`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth')`);
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await db.query(
      `select coalesce(string_agg(one::text, chr(10)), '') as text from ${String(name)} as one`,
    );
    found.set(String(name), String(row?.["text"]));
  }
  return found;
}

async function tracesIn(db: Database): Promise<string[]> {
  const found = await everything(db);
  return [...found]
    .filter(([, text]) => TRACES.some((trace) => text.toLowerCase().includes(trace.toLowerCase())))
    .map(([name]) => name)
    .toSorted();
}

const customer = { customer_first_name: NAME, customer_last_name: LAST, customer_email: EMAIL, customer_phone: PHONE };

const letPass = (db: Database, id: string, years = 0) =>
  db.exec(`set session_replication_role = replica;
    update public.bookings set check_in = check_in - interval '${years} years 60 days', check_out = check_out - interval '${years} years 60 days',
      ends_on = ends_on - interval '${years} years 60 days' where id = '${id}';
    set session_replication_role = origin`);

onOneEngine("personal data", (db) => {
  const balance = () =>
    one(
      db(),
      `select sum(cents)::int as sum, count(*)::int as lines, (select sum(cents)::int from public.documents) as documents
      from public.ledger_entries`,
    );

  async function aPerson(): Promise<{ past: Row & f.Held; tour: string }> {
    const tour = await f.makeTour(db(), { days: [30, 60] });
    const past = f.bookingOf(tour, await f.dayFromNow(db(), 30), { ...customer, special_requests: "peanut allergy" });
    await f.bookAndPay(db(), past);
    const saved = await f.ask(db(), f.anon, "save_travelers", {
      list: {
        id: past.id,
        token: past.token,
        saved_at: Date.now(),
        travelers: [{ position: 1, name: `${NAME} ${LAST}`, note: "peanut allergy" }],
      },
    });
    expect(saved).toEqual({ ok: true });
    await f.ask(db(), f.admin, "add_booking_note", {
      booking_id: past.id,
      note_id: randomUUID(),
      body: `${NAME}: passport lost`,
    });
    await f.ask(db(), f.admin, "admin_refund_booking", {
      booking_id: past.id,
      reason: `${NAME} was ill`,
      amount_cents: 500,
    });
    await db()
      .exec(`update public.refunds set status = 'succeeded', done_cents = amount_cents where booking_id = '${past.id}';
      update public.payment_events set payload = '{"card_holder": "${NAME} ${LAST}"}'
        where payment_id in (select id from public.payments where booking_id = '${past.id}')`);
    await letPass(db(), past.id);
    const review = {
      id: past.id,
      token: past.token,
      written_at: Date.now(),
      rating: 5,
      words: `Best trip of ${LAST}s`,
      name: NAME,
    };
    expect(await f.ask(db(), f.anon, "submit_review", { review })).toMatchObject({ ok: true });
    const message = {
      id: randomUUID(),
      name: `${NAME} ${LAST}`,
      email: EMAIL,
      phone: PHONE,
      message: "peanut allergy?",
    };
    expect(await f.ask(db(), f.anon, "submit_contact_message", { message })).toMatchObject({ ok: true });
    const other = f.bookingOf(tour, await f.dayFromNow(db(), 60), { guests: 10 });
    await f.bookAndPay(db(), other);
    const entry = { id: randomUUID(), tour_id: tour, check_in: await f.dayFromNow(db(), 60), guests: 1, email: EMAIL };
    expect(await f.ask(db(), f.anon, "join_waiting_list", { entry })).toMatchObject({ ok: true });
    await f.makeGiftCard(db(), 5_000, { to_name: NAME, to_address: EMAIL });
    await db().exec(`insert into auth.users (id, email) values (gen_random_uuid(), '${EMAIL}')`);
    return { past, tour };
  }

  beforeAll(async () => {
    await f.addAccounts(db());
    await f.addColleagues(db());
  });

  it("leaves no trace of an erased person in any table, while books and documents still balance", async () => {
    await aPerson();
    expect((await tracesIn(db())).length).toBeGreaterThan(12);
    const before = await balance();
    expect(await call(db(), f.admin, "admin_erase_person", { address: EMAIL.toUpperCase() })).toMatchObject({
      ok: true,
      bookings: [expect.any(String)],
    });
    expect(await tracesIn(db())).toEqual([]);
    expect(await balance()).toEqual(before);
    expect(before["sum"]).toBe(0);
  });

  it("exports all of a person's rows and of nobody else", async () => {
    const { past } = await aPerson();
    const found = (await call(db(), f.admin, "admin_export_person", { address: EMAIL })) as Record<string, Row[]>;
    const counts = Object.fromEntries(
      Object.entries(found).map(([name, rows]) => [name, Array.isArray(rows) ? rows.length : 1]),
    );
    expect(counts).toMatchObject({
      bookings: 1,
      travelers: 1,
      payments: 1,
      refunds: 1,
      notes: 1,
      reviews: 1,
      requests: 1,
      waiting: 1,
      gift_cards: 1,
      accounts: 1,
    });
    expect(counts["documents"]).toBeGreaterThan(1);
    expect(counts["mails"]).toBeGreaterThan(2);
    const text = JSON.stringify(found);
    for (const trace of TRACES.filter((one) => one !== "5550102"))
      expect(text.toLowerCase()).toContain(trace.toLowerCase());
    expect(found["bookings"]?.[0]).toMatchObject({ id: past.id, customer_email: EMAIL });
    const stranger = await call(db(), f.admin, "admin_export_person", { address: "nobody@travels.example" });
    expect(JSON.stringify(stranger)).not.toContain(NAME);
    await call(db(), f.admin, "admin_erase_person", { address: EMAIL });
  });

  it("refuses while a trip is ahead, a refund is open or the person works here", async () => {
    const tour = await f.makeTour(db(), { days: [30] });
    const ahead = f.bookingOf(tour, await f.dayFromNow(db(), 30), customer);
    await f.bookAndPay(db(), ahead);
    const erase = (address = EMAIL) => call(db(), f.admin, "admin_erase_person", { address });
    expect(await erase()).toMatchObject({ ok: false, code: "trip_ahead", references: [expect.any(String)] });
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: ahead.id, reason: "asked", refund_cents: 100 });
    expect(await erase()).toMatchObject({ ok: false, code: "refund_open" });
    await db().exec("update public.refunds set status = 'succeeded', done_cents = amount_cents");
    expect(await erase()).toMatchObject({ ok: true });
    const { email } = await one(db(), `select email from auth.users where id = '${f.admin.sub}'`);
    expect(await erase(String(email))).toMatchObject({ ok: false, code: "works_here" });
    for (const who of [f.traveler, f.guide, f.anon])
      await expect(call(db(), who, "admin_erase_person", { address: EMAIL })).rejects.toThrow();
  });

  it("erases and exports by phone a person whose bookings have no email address", async () => {
    const phone = "+998 77 555 01 02";
    const tour = await f.makeTour(db(), { days: [30] });
    const day = await f.dayFromNow(db(), 30);
    const nameless = { ...customer, customer_email: "", special_requests: "peanut allergy" };
    const past = await f.bookByHand(db(), tour, day, nameless);
    const withEmail = await f.bookByHand(db(), tour, day, { customer_phone: phone });
    const other = await f.bookByHand(db(), tour, day, { customer_email: "", customer_phone: "+998 77 555 01 03" });
    const erase = (address: string) => call(db(), f.admin, "admin_erase_person", { address });
    expect(await erase(phone)).toMatchObject({ ok: false, code: "trip_ahead" });
    await letPass(db(), past.id);
    const found = (await call(db(), f.office, "admin_export_person", { address: phone })) as Record<string, Row[]>;
    expect(found["bookings"]).toMatchObject([{ id: past.id, customer_last_name: LAST }]);
    for (const part of ["555 01 02", "0102", "5", "+", ""])
      expect(await erase(part), part).toMatchObject({ ok: false, code: "no_person" });
    const before = await balance();
    expect(await erase("00998 (77) 5550102")).toEqual({ ok: true, bookings: [past.id] });
    expect(await erase(phone)).toMatchObject({ ok: false, code: "no_person" });
    expect(await balance()).toEqual(before);
    expect(
      await db().query(`select id from public.bookings where customer_phone in ('${phone}', '+998 77 555 01 03')
      order by customer_email nulls last`),
    ).toEqual([{ id: withEmail.id }, { id: other.id }]);
    expect(await f.count(db(), `public.bookings where search_text ilike '%${LAST}%'`)).toBe(0);
  });

  it.each([
    [2, { bookings: 1, requests: 1, mails: 0 }],
    [3, { bookings: 1, requests: 0, mails: 0 }],
    [7, { bookings: 0, requests: 0, mails: 0 }],
  ])("removes after %i years exactly what the privacy page says", async (years, left) => {
    const { past } = await aPerson();
    await db()
      .exec(`update public.email_outbox set status = 'sent', created_at = now() - interval '${years} years 1 day';
      update public.requests set created_at = now() - interval '${years} years 1 day';
      update public.audit_log set at = now() - interval '${years} years 1 day'`);
    await letPass(db(), past.id, years);
    const fresh = f.bookingOf(await f.makeTour(db(), { days: [30] }), await f.dayFromNow(db(), 30), {
      customer_first_name: "Fresh",
    });
    await f.bookAndPay(db(), fresh);
    const before = await balance();
    let batches = 0;
    while (Number(await call(db(), f.service, "apply_retention", { most: 5 })) > 0) batches += 1;
    expect(batches).toBeGreaterThan(0);
    expect({
      bookings: await f.count(db(), `public.bookings where customer_email = '${EMAIL}'`),
      requests: await f.count(db(), "public.requests"),
      mails: await f.count(db(), "public.email_outbox where created_at < now() - interval '1 year'"),
    }).toEqual(left);
    expect(await f.count(db(), "public.audit_log where at < now() - interval '2 years'")).toBe(0);
    expect(await f.count(db(), `public.bookings where id = '${fresh.id}' and customer_first_name = 'Fresh'`)).toBe(1);
    expect(await balance()).toEqual(before);
    await call(db(), f.admin, "admin_erase_person", { address: EMAIL });
  });
});
