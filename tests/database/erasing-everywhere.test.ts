import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { aQuestion } from "../../src/domain/catalogue/rows/rows.fixture.ts";
import { aLink, saveDetails, share } from "./support/companions.ts";
import { call, type Database, lit, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { aPhone, cashOf, factOf, GUIDES, longAgo, reassign, roster } from "./support/guides.ts";
import { moneyLies } from "./support/money-lies.ts";
import { listedColumns } from "./support/personal-columns.ts";

const MAIL = "zenobia.q@travels.example";
const TRACES = ["zenobia", "quartermain", "555 01 02", "5550102", "zenobia.q@travels"];
const customer = {
  customer_first_name: "Zenobia",
  customer_last_name: "Quartermain",
  customer_email: MAIL,
  customer_phone: "+998 77 555 01 02",
};

async function textColumns(db: Database): Promise<{ table: string; column: string }[]> {
  const rows = await db.query(`select table_schema || '.' || table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth', 'storage')
      and data_type in ('text', 'json', 'jsonb', 'character varying', 'character', 'ARRAY', 'name', 'bytea', 'USER-DEFINED')`);
  return rows.map((row) => ({ table: String(row["table"]), column: String(row["column"]) }));
}

async function columnsWith(db: Database, traces: string[]): Promise<string[]> {
  const like = traces.map((trace) => `t.text like ${lit(`%${trace}%`)}`).join(" or ");
  const each = (await textColumns(db)).map(
    ({ table, column }) => `select '${table}.${column}' as name where exists (
      select from (select lower(replace(replace("${column}"::text, '%40', '@'), '+', ' ')) as text from ${table}) t where ${like})`,
  );
  return (await db.query(each.join(" union all "))).map((row) => String(row["name"])).toSorted();
}

/** These hold keys, actors, searches of the desk, logs, copies of other columns, and details that only the operator may read. */
const NOT_EXPORTED = [
  "auth.audit_log_entries.payload",
  "private.channels.auth",
  "private.channels.p256dh",
  "private.data_links.address",
  "private.desk_operations.asked",
  "private.error_reports.message",
  "private.error_reports.place",
  "private.error_reports.stack",
  "public.audit_log.actor_email",
  "public.bookings.search_text",
  "public.companion_details.diet",
  "public.companion_details.name",
  "public.companion_details.nationality",
  "public.companion_details.note",
  "public.companion_details.passport",
  "public.desk_views.name",
  "public.desk_views.query",
  "public.payments.search_text",
];

const wordsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(wordsIn) : [];

const SECRET = "Zenobia Quartermain, +998 77 555 01 02";

const planted = (booking: string, payment: string) => `
  set session_replication_role = replica;
  update public.bookings set needs_attention = true, attention_reason = '${SECRET}', guide_note = '${SECRET}' where id = '${booking}';
  update public.payments set note = '${SECRET}', redirect_url = 'https://pay.example/?name=${MAIL}',
    booking_data = booking_data || '{"special_requests": "${SECRET}"}' where id = '${payment}';
  update public.payment_events set payload = '{"card_holder": "${SECRET}"}' where payment_id = '${payment}';
  update public.refunds set last_error = '${SECRET}' where booking_id = '${booking}';
  update public.reviews set answer = 'Dear Zenobia', status = 'declined', reason = '${SECRET}', judged_at = now() where booking_id = '${booking}';
  update public.requests set subject = '${SECRET}' where email = '${MAIL}';
  update public.email_outbox set last_error = '550 ${MAIL}' where booking_id = '${booking}';
  update public.gift_cards set voided_at = now(), voided_by = 'admin@example.com', void_reason = '${SECRET}' where to_address = '${MAIL}';
  insert into public.fiscal_receipts (booking_id, payment_id, currency, amount, lines, last_error)
    values ('${booking}', '${payment}', 'UZS', 100, '[]', 'No receipt for ${MAIL}') on conflict do nothing;
  insert into public.desk_views (id, owner, list, name, query)
    values (gen_random_uuid(), '${f.admin.sub}', 'bookings', 'Trips of ${MAIL}', '?search=${MAIL.replace("@", "%40")}');
  insert into private.error_reports (version, source, place, message, stack, count)
    values ('1', 'page', '${MAIL}', 'Cannot read ${MAIL}', 'at ${MAIL}', 1);
  insert into public.desk_views (id, owner, list, name, query) values
    (gen_random_uuid(), '${f.admin.sub}', 'bookings', 'VIP', '?search=Zenobia+Quartermain&status=confirmed'),
    (gen_random_uuid(), '${f.admin.sub}', 'payments', 'VIP', '?search=%2B998%2077%20555%2001%2002');
  insert into private.error_reports (version, source, place, message, stack, count)
    values ('1', 'page', '/desk', 'No row for Zenobia Quartermain', '', 1);
  insert into private.data_links (token_hash, address, expires_at) values (repeat('a', 64), '${MAIL}', now() + interval '1 hour');
  insert into private.channels (id, booking_id, kind, endpoint, p256dh, auth)
    values (gen_random_uuid(), '${booking}', 'push', 'https://push.example/${MAIL}', rpad('Zenobia', 87, 'a'), rpad('Zenobia', 22, 'a'));
  insert into auth.audit_log_entries (payload) values ('{"actor_username": "${MAIL}"}');
  insert into auth.users (id, email, raw_user_meta_data) values ('f0000000-0000-4000-8000-00000000000f', '${MAIL}', '{"name": "${SECRET}"}');
  update public.audit_log set actor = 'f0000000-0000-4000-8000-00000000000f', actor_email = '${MAIL}', details = '{"by": "traveler"}'
    where id = (select max(id) from public.audit_log where entity_id = '${booking}');
  set session_replication_role = origin`;

onOneEngine("a person in every table", (db) => {
  const totals = () =>
    one(
      db(),
      `select (select sum(cents)::int from public.ledger_entries) as ledger, (select count(*)::int from public.ledger_entries) as lines,
        (select sum(cents)::int from public.documents) as documents, (select sum(amount_cents)::int from public.payments) as payments,
        (select string_agg(name, ' ' order by name) from public.documents) as numbers`,
    );
  const sendRefunds = async () => {
    const claimed = (await call(db(), f.service, "claim_refunds")) as Row[];
    for (const { id: refund, lease, step, amount_cents: cents } of claimed)
      await f.ask(db(), f.service, "record_refund_step", { refund, lease, step, result: "succeeded", cents });
  };
  const phone = aPhone();
  let ahead = "";
  let trip: { tour: string; day: string; departure: string; booking: ReturnType<typeof f.bookingOf> };

  beforeAll(async () => {
    await f.addAccounts(db());
    await db().exec(`insert into public.guides (id, name, phone, email, user_id)
      values ('${GUIDES.guide}', 'Ulugbek Samarqandiy', '+998 91 777 31 41', 'ulugbek@guides.example', '${f.guide.sub}')`);
    const desk = (verb: string, args: object) => f.ask(db(), f.admin, verb, { ...args });
    await db().exec(`update auth.users set email = 'ulugbek@account.example' where id = '${f.guide.sub}'`);
    const tour = await f.makeTour(db(), { days: [30, 60] });
    const day = await f.dayFromNow(db(), 30);
    const question = aQuestion({ kind: "text", choices: [], required: false });
    await db().exec(`update public.tours set questions = ${lit(JSON.stringify([question]))} where id = '${tour}'`);
    const answers = [{ id: question.id, question: question.text, answer: SECRET }];
    const booking = f.bookingOf(tour, day, { ...customer, special_requests: SECRET, answers });
    const payment = await f.bookAndPay(db(), booking);
    const departure = await f.departureOf(db(), tour, day);
    trip = { tour, day, departure, booking };
    await reassign(db(), departure, "guide");
    await longAgo(db());
    await roster(db(), f.guide, phone);
    await longAgo(db());
    const cash = cashOf(phone, trip, { note: SECRET });
    await f.ask(db(), f.anon, "report_cash", { cash });
    await f.bookAndPay(db(), f.bookingOf(tour, await f.dayFromNow(db(), 60), { guests: 10 }));
    const owing = await f.bookByHand(db(), tour, day);
    await f.ask(db(), f.anon, "report_cash", {
      cash: cashOf(phone, { ...trip, booking: owing }, { note: "To Ulugbek" }),
    });
    ahead = await f.departureOf(db(), tour, await f.dayFromNow(db(), 60));
    await f.ask(db(), f.admin, "save_guide", {
      guide: {
        id: GUIDES.guide,
        name: "Ulugbek S.",
        email: "ulugbek@guides.example",
        phone: null,
        archived: false,
        revision: 1,
      },
    });
    const { revision } = await one(db(), `select revision::int from public.departures where id = '${ahead}'`);
    expect(await desk("save_departure", { departure: { id: ahead, revision, guide_id: GUIDES.guide } })).toMatchObject({
      ok: true,
    });
    const fact = factOf(phone, trip);
    await f.ask(db(), f.anon, "report_check_in", { fact });
    expect(await desk("settle_claim", { claim_id: cash.id, accept: false, reason: SECRET })).toMatchObject({
      ok: true,
    });
    await f.ask(db(), f.anon, "save_travelers", {
      list: {
        id: booking.id,
        token: booking.token,
        saved_at: Date.now(),
        travelers: [{ position: 1, name: "Zenobia Q", nationality: "Zenobian", diet: "As Zenobia", note: SECRET }],
      },
    });
    const link = aLink(2, "Zenobia's sister");
    await share(db(), booking, link);
    const details = {
      name: "Zenobia Q",
      nationality: "Zenobian",
      passport: "Zenobia 7",
      diet: "As Zenobia",
      note: SECRET,
    };
    expect(await saveDetails(db(), link, details)).toEqual({ ok: true });
    await desk("add_booking_note", { booking_id: booking.id, note_id: randomUUID(), body: SECRET });
    await desk("admin_mark_bookings", {
      marking: { id: randomUUID(), booking_ids: [booking.id], attention: true, reason: SECRET },
    });
    await desk("admin_refund_booking", { booking_id: booking.id, reason: SECRET, amount_cents: 500 });
    await sendRefunds();
    await db().exec(`set session_replication_role = replica;
      update public.bookings set check_in = check_in - 90, check_out = check_out - 90, ends_on = ends_on - 90 where id = '${booking.id}';
      update public.departures set start_date = start_date - 90 where id = '${departure}';
      set session_replication_role = origin`);
    const review = {
      id: booking.id,
      token: booking.token,
      written_at: Date.now(),
      rating: 5,
      words: SECRET,
      name: "Zenobia",
    };
    await f.ask(db(), f.anon, "submit_review", { review });
    const form = { id: randomUUID(), name: "Zenobia Quartermain", email: MAIL, phone: "+998 77 555 01 02" };
    await f.ask(db(), f.anon, "submit_contact_message", { message: { ...form, message: SECRET } });
    const answer = {
      id: randomUUID(),
      kind: "contact_message",
      request_id: form.id,
      subject: "Re Zenobia",
      body: SECRET,
    };
    expect(await desk("admin_answer_request", { answer })).toEqual({ ok: true });
    await f.ask(db(), f.anon, "submit_trip_request", {
      request: { ...form, id: randomUUID(), guests: 2, cities: ["Zenobia's home town"], wishes: SECRET },
    });
    const entry = { id: randomUUID(), tour_id: tour, check_in: await f.dayFromNow(db(), 60), guests: 1, email: MAIL };
    await f.ask(db(), f.anon, "join_waiting_list", { entry });
    await f.makeGiftCard(db(), 5_000, { to_name: "Zenobia", to_address: MAIL });
    await db().exec(planted(booking.id, payment));
  });

  it("finds every column of the database in the list of what it may hold", async () => {
    const columns = (await textColumns(db())).map(({ table, column }) => `${table}.${column}`);
    expect(listedColumns("traveler", "guide", "desk", "none")).toEqual(columns.toSorted());
  });

  it("is found in every column that may name a traveler, and in no other", async () => {
    expect(await columnsWith(db(), TRACES)).toEqual(listedColumns("traveler"));
  });

  it("is exported whole before erasing", async () => {
    const data = await call(db(), f.admin, "admin_export_person", { address: MAIL });
    const exported = new Set(wordsIn(data));
    for (const name of listedColumns("traveler").filter((one) => !NOT_EXPORTED.includes(one))) {
      const [, table, column] = /^(.*)\.(\w+)$/.exec(name) ?? [];
      const rows = await db().query(`select to_jsonb(${column}) as value from ${table}`);
      const named = wordsIn(rows).filter((words) => TRACES.some((trace) => words.toLowerCase().includes(trace)));
      expect(named.length, name).toBeGreaterThan(0);
      for (const words of named) expect(exported, name).toContain(words);
    }
  });

  it("is found nowhere after erasing, while ledger and documents stay as they were", async () => {
    const before = await totals();
    expect(await call(db(), f.admin, "admin_erase_person", { address: MAIL.toUpperCase() })).toEqual({
      ok: true,
      bookings: [trip.booking.id],
    });
    expect(await columnsWith(db(), [...TRACES, trip.booking.token.toLowerCase()])).toEqual([]);
    expect(await totals()).toEqual(before);
    expect(before["ledger"]).toBe(0);
    expect(await moneyLies(db(), trip.booking.id)).toEqual([]);
    const hash = String((await one(db(), `select private.token_hash('${trip.booking.token}') as hash`))["hash"]);
    expect(await columnsWith(db(), [hash])).toEqual(["private.erased_tokens.token_hash"]);
  });

  it("gets no mail any more", async () => {
    await db().exec(`set session_replication_role = replica;
      update public.bookings set ends_on = private.today() - 3 where id = '${trip.booking.id}'; set session_replication_role = origin`);
    await call(db(), f.service, "queue_reminders");
    await call(db(), f.admin, "admin_send_link", { booking_id: trip.booking.id });
    expect(await f.count(db(), "public.email_outbox where to_address = 'erased@invalid'")).toBe(0);
  });

  it("is deleted from other devices at their next sync", async () => {
    expect(await f.view(db(), trip.booking)).toMatchObject({ ok: false, code: "erased" });
    expect(await f.view(db(), { ...trip.booking, token: f.newToken() })).toBeNull();
    const list = { id: trip.booking.id, token: trip.booking.token, saved_at: Date.now(), travelers: [] };
    expect(await f.ask(db(), f.anon, "save_travelers", { list })).toMatchObject({ code: "not_found" });
  });

  it("leaves guides' phones a booking without a name", async () => {
    await db().exec(`set session_replication_role = replica;
      update public.departures set start_date = private.today() - 3, end_date = private.today() - 1 where id = '${trip.departure}';
      set session_replication_role = origin`);
    const shown = await roster(db(), f.guide, phone);
    expect(shown.departures[0]?.bookings[0]).toMatchObject({ customer_name: "Erased traveler", customer_phone: "-" });
  });

  it("was led by a guide, who keeps an export and loses name, phone and account, but no report", async () => {
    const guide = GUIDES.guide;
    const traces = ["ulugbek", "samarqandiy", "777 31 41", "ulugbek@account"];
    const by = (verb: string) => f.ask(db(), f.admin, verb, { guide });
    expect(await columnsWith(db(), traces)).toEqual([
      "auth.users.email",
      "public.audit_log.details",
      "public.guide_cash.note",
      "public.guides.email",
      "public.guides.name",
      "public.payment_events.payload",
      "public.payments.note",
      "public.payments.recorded_by",
    ]);
    expect(await by("admin_erase_guide")).toMatchObject({ code: "leads_ahead", days: [expect.any(String)] });
    const data = JSON.stringify(await by("admin_export_guide")).toLowerCase();
    for (const trace of traces) expect(data).toContain(trace);
    await reassign(db(), ahead, null);
    const before = await totals();
    expect(await call(db(), f.admin, "admin_erase_person", { address: "Ulugbek@guides.example" })).toMatchObject({
      code: "works_here",
    });
    expect(await by("admin_erase_guide")).toEqual({ ok: true });
    expect(await columnsWith(db(), traces)).toEqual([]);
    expect(await totals()).toEqual(before);
    expect(await f.ask(db(), f.guide, "guide_roster", { ...phone, known: {} })).toMatchObject({ code: "not_a_guide" });
    expect(await f.count(db(), "public.check_ins")).toBe(1);
    expect(await f.count(db(), "public.payments where recorded_by = 'Erased guide'")).toBe(1);
  });
});
