import { randomUUID } from "node:crypto";
import { actors, type Shop } from "./answers-shop.ts";
import { claimMails, wishOf } from "./answers-travelers.ts";
import { call, type Database, one, type Row } from "./database.ts";
import * as f from "./fixtures.ts";
import { aPhone, cashOf, factOf, GUIDES, invitation, longAgo, reassign, roster } from "./guides.ts";

const FOREIGN = { currency: "UZS", amount: 100_000 * 12_500, rate: 12_500 };

/** Sells by hand, through an agency and at an agreed price; takes money and refunds it in each way. */
export async function payAndRefund(db: Database, shop: Shop): Promise<void> {
  const { desk, refusedDesk, server } = actors(db);
  const byHand = async (more: Row = {}) => {
    const { token: _, total_price_cents: __, ...booking } = wishOf(shop, { answers: undefined, code: null, ...more });
    await desk("admin_manual_booking", { booking });
    return booking;
  };
  const agency = { channel: "agency", agency: "Sogda", commission_percent: 15, code: shop.code };
  await byHand({ ...agency, agreed_total_cents: 300_001, agreed_reason: "A regular" });
  const viator = await f.bookByHand(db, shop.tour, shop.day, { channel: "viator", commission_percent: 20 });
  await f.view(db, viator);
  const held = await byHand({ hold_until: await f.dayFromNow(db, 1) });
  await desk("admin_confirm_booking", { booking_id: held.id, reason: "Pays on the day" });
  const record = { booking_id: held.id, method: "cash", amount_cents: 100_000, note: "At the office" };
  await desk("admin_record_money", { ...record, payment_id: randomUUID(), ...FOREIGN });
  const voided = randomUUID();
  await desk("admin_record_money", { ...record, payment_id: voided, method: "bank_transfer" });
  await refusedDesk("admin_record_money", { ...record, payment_id: randomUUID(), amount_cents: -1 });
  await db.exec(`update public.payments set paid_at = paid_at - interval '40 days' where id = '${voided}'`);
  await desk("admin_booking", { booking_id: held.id });
  await desk("admin_payment", { payment_id: voided });
  await desk("admin_void_money", { payment_id: voided, reason: "Counted wrong" });
  const paid = wishOf(shop, { code: null });
  await f.book(db, paid);
  const opened = await f.openPayment(db, paid);
  const payment_id = f.paymentOf(opened);
  const charged = Number(opened.payment?.["amount_cents"]) * 12_500;
  await f.attachSession(db, payment_id, {
    settlement_currency: "UZS",
    settlement_amount: charged,
    settlement_rate: 12_500,
  });
  await f.event(db, payment_id, "completed");
  await desk("admin_resend_email", { payment_id });
  await server("resend_confirmation", { payment_id });
  for (const amount_cents of [500, 700, 900])
    await desk("admin_refund_booking", { booking_id: paid.id, reason: "Goodwill", amount_cents });
  for (const { id, lease, step, amount_cents } of (await server("claim_refunds")) as unknown as Row[]) {
    const cents = Number(amount_cents);
    const sending = { refund: id, lease, step, cents };
    await server("begin_refund_step", sending);
    const outcome = cents === 500 ? { result: "succeeded" } : { result: "failed", error: "No such card" };
    await server("record_refund_step", { ...sending, ...outcome, provider_refund_id: `r-${cents}` });
  }
  const refundOf = async (cents: number) =>
    (await one(db, `select id from public.refunds where booking_id = '${paid.id}' and amount_cents = ${cents}`))["id"];
  await desk("admin_booking", { booking_id: paid.id });
  await desk("admin_send_refund_again", { refund_id: await refundOf(700), reason: "Once more" });
  const byHandRefund = await refundOf(900);
  await desk("admin_record_refund_by_hand", { refund_id: byHandRefund, note: "In the office" });
  await f.event(db, payment_id, "completed", { refunded: (500 + 700 + 900) * 12_500 });
  const settle = { refund_id: byHandRefund, cents: 900, reason: "Returned", method: "cash" };
  await refusedDesk("admin_settle_double_refund", { ...settle, cents: 1 });
  await desk("admin_booking", { booking_id: paid.id });
  await desk("admin_settle_double_refund", settle);
  await desk("admin_payment", { payment_id });
  const pending = wishOf(shop, { code: null });
  await f.book(db, pending);
  const open = f.paymentOf(await f.openPayment(db, pending));
  await f.attachSession(db, open);
  await server("claim_payment_refresh", { payment_id: open, min_seconds: 0 });
  await db.exec(
    `update public.payments set created_at = now() - interval '1 hour', checked_at = null where id = '${open}'`,
  );
  await server("claim_due_payments", { how_many: 50 });
  await desk("admin_mark_failed", { payment_id: open, reason: "Closed the page" });
  await server("claim_fiscal_receipts", { how_many: 20 });
  const { id: receipt_id } = await one(
    db,
    `select id from public.fiscal_receipts where payment_id = '${payment_id}' limit 1`,
  );
  const numbers = {
    terminal_id: "EZ1",
    receipt_number: "1",
    fiscal_sign: "42",
    qr_url: "https://ofd.soliq.uz/epi?t=1",
  };
  await server("record_fiscal_receipt", { receipt_id, receipt: { ...numbers, issued_at: new Date().toISOString() } });
  await call(db, f.anon, "my_booking", f.mine(paid));
  await desk("admin_payment", { payment_id });
}

/** Changes and cancels bookings at the desk, and writes to travelers. */
export async function changeTrips(db: Database, shop: Shop, full: f.Held): Promise<void> {
  const { desk, refusedDesk } = actors(db);
  const booking_id = full.id;
  const change = { guests: 4, options: [{ id: f.OPTION, count: 2 }] };
  const outlook = await desk("admin_change_outlook", { booking_id, change });
  const { difference_cents, cancel_before_cents, cancel_after_cents } = outlook;
  const agreed = { ...change, id: randomUUID(), difference_cents, cancel_before_cents, cancel_after_cents };
  await refusedDesk("admin_change_booking", { booking_id, change: { ...agreed, difference_cents: 1 }, reason: "x" });
  await refusedDesk("admin_change_booking", { booking_id, change: agreed, reason: "x", expected: { guests: 9 } });
  await desk("admin_change_booking", { booking_id, change: agreed, reason: "By phone" });
  await desk("admin_correct_guest", { booking_id, guest: { customer_last_name: "Lee" } });
  await desk("add_booking_note", { booking_id, note_id: randomUUID(), body: "Called" });
  await refusedDesk("save_guide_note", { booking: booking_id, note: "Other", seen: "Never" });
  const marking = { id: randomUUID(), booking_ids: [booking_id, randomUUID()], attention: true, reason: "Call them" };
  await desk("admin_mark_bookings", { marking });
  await desk("save_departure", { departure: { id: shop.departure, meeting_time: "10:00" } });
  const { taken } = await refusedDesk("save_departure", { departure: { id: shop.departure, places: 1 } });
  if (!taken) throw new Error("A departure took fewer places than it sold");
  await desk("admin_send_link", { booking_id });
  await desk("admin_make_link", { booking_id });
  await desk("admin_ask_names", { booking_id });
  const cancelled = wishOf(shop, { code: null });
  await f.bookAndPay(db, cancelled);
  await desk("admin_cancel_booking", { booking_id: cancelled.id, reason: "Ill" });
  const message = { booking_ids: [booking_id, cancelled.id, randomUUID()], also_ended: false };
  await desk("letter_outlook", { message });
  await desk("write_to_guests", { message: { ...message, id: randomUUID(), subject: "About {title}", body: "Hello" } });
  const failLetters = () =>
    db.exec(
      "update public.email_outbox set last_error = '550 no such box', status = 'failed' where kind = 'guest_letter'",
    );
  await failLetters();
  const { id: mail } = await one(db, "select id from public.email_outbox where kind = 'guest_letter'");
  await desk("resend_mail", { mail });
  await failLetters();
  const tour = await f.makeTour(db, { days: [40] });
  const lost = f.bookingOf(tour, await f.dayFromNow(db, 40));
  await f.bookAndPay(db, lost);
  await desk("cancel_departure", { departure_id: await f.departureOf(db, tour), reason: "Storm" });
  await call(db, f.anon, "my_booking", f.mine(lost));
}

/** A guide checks travelers in and takes cash; the server doubts some of both. */
export async function guideTrip(db: Database, shop: Shop, full: f.Held): Promise<void> {
  const { desk, refusedDesk, guide, traveler } = actors(db);
  const person = { id: GUIDES.guide, name: "Aziz", phone: "+998901234567", email: "guide@example.com" };
  await desk("save_guide", { guide: { ...person, archived: false, revision: 0 } });
  await refusedDesk("save_guide", { guide: { ...person, name: "Azizbek", archived: false, revision: 99 } });
  await desk("invite_guide", { guide: GUIDES.guide });
  const token = await invitation(db);
  await desk("admin_guides");
  await guide("accept_invitation", { token });
  await db.exec(`update auth.users set last_sign_in_at = now()`);
  await desk("save_guide_note", { booking: full.id, note: "Slow walker", seen: "" });
  await guide("my_guide");
  const phone = aPhone();
  await reassign(db, shop.departure, "guide");
  await longAgo(db);
  await refusedDesk("save_departure", { departure: { id: shop.departure, note: "Another", revision: 0 } });
  await roster(db, f.guide, phone);
  await longAgo(db);
  const trip = { tour: shop.tour, day: shop.day, departure: shop.departure, booking: full as Row & f.Held };
  await traveler("report_check_in", { fact: factOf(phone, trip, { guests: 1, position: 2 }) });
  await traveler("report_check_in", { fact: factOf(phone, trip) });
  const early = new Date(Date.now() - 9 * 86_400_000).toISOString();
  await traveler("report_check_in", { fact: factOf(phone, trip, { kind: "undone", seen_at: early }) });
  await traveler("report_cash", { cash: cashOf(phone, trip, { note: "In notes" }) });
  const sum = { amount_cents: 2_000_000, currency: "UZS", charged_minor: 2_000_000 * 12_500, rate: 12_500 };
  const claims = [1, 2].map(() => cashOf(phone, trip, sum));
  for (const cash of claims) await traveler("report_cash", { cash });
  await desk("settle_claim", { claim_id: claims[0]?.id, accept: false, reason: "Not ours" });
  await roster(db, f.guide, phone);
  await desk("admin_check_in", { departure_id: shop.departure });
  await departTomorrow(db);
}

async function departTomorrow(db: Database): Promise<void> {
  const { desk } = actors(db);
  const tour = await f.makeTour(db, { days: [1, 20, 30] });
  const soon = await f.bookByHand(db, tour, await f.dayFromNow(db, 1));
  await reassign(db, await f.departureOf(db, tour), "guide");
  await db.exec(`update public.bookings set balance_due_on = private.today() where id = '${soon.id}'`);
  const below = await f.departureOf(db, tour, await f.dayFromNow(db, 20));
  await desk("save_departure", { departure: { id: below, min_guests: 4, closes_days: 13 } });
  const other = await f.departureOf(db, tour, await f.dayFromNow(db, 30));
  await desk("admin_free_guides", { departures: `{${other}}` });
}

const page = { skip: 0, how_many: 100 };

/** Saves a copy of each item with all its fields, and removes it. */
async function editItems(db: Database): Promise<void> {
  const { desk, refusedDesk } = actors(db);
  for (const item_type of ["destination", "tour", "package"]) {
    const { rows } = (await desk("admin_items", { item_type })) as unknown as { rows: Row[] };
    for (const row of rows) {
      const stored = (await desk("admin_item", { item_type, item_id: row["id"] })) as unknown as Row;
      const { kind: _, id: __, revision: ___, ...fields } = stored;
      const copy = { item_type, item_id: randomUUID(), fields };
      await desk("admin_save_item", copy);
      await refusedDesk("admin_save_item", copy);
      await desk("admin_remove_item", { item_type, item_id: copy.item_id });
    }
  }
}

/** Calls each verb that a screen of the desk reads. */
export async function readDesk(db: Database, shop: Shop): Promise<void> {
  const { desk, traveler, server } = actors(db);
  for (const { id, lease } of await claimMails(db)) await server("mark_email_sent", { mail: id, lease });
  const month = `${(await f.dayFromNow(db, 0)).slice(0, 7)}-01`;
  const [from_day, to_day] = [await f.dayFromNow(db, -30), await f.dayFromNow(db, 120)];
  const bookings = (await desk("admin_bookings", { how_many: 100 })) as unknown as { rows: Row[] };
  for (const { id } of bookings.rows) await desk("admin_booking", { booking_id: id });
  const { up_to } = await desk("admin_books", { month });
  const departs = `${shop.day.slice(0, 7)}-01`;
  const reads: Record<string, Row> = {
    admin_audit: page,
    admin_bookings_on: { departures: `{${shop.departure}}` },
    admin_channels: { month: departs },
    admin_codes: {},
    admin_departure_costs: { departure_id: shop.departure },
    admin_departures: { from_day, to_day, how_many: 100 },
    admin_errors: {},
    admin_figures: {},
    admin_find: { query: "Silk" },
    admin_first_steps: {},
    admin_free_guides: { departures: `{${shop.departure}}` },
    admin_gift_cards: page,
    admin_guides: {},
    admin_item_departures: { item: shop.tour },
    admin_ledger: { month, up_to, how_many: 500 },
    admin_manifest: { item: shop.tour, departs_on: shop.day },
    admin_next_days: { days: 40 },
    admin_not_reached: { departure_id: shop.departure },
    admin_payment_summary: {},
    admin_payments: page,
    admin_payments_between: { from_time: from_day, to_time: to_day },
    admin_people: {},
    admin_rates: {},
    admin_requests: page,
    admin_reviews: page,
    admin_settings: {},
    admin_statement: { month },
    admin_statistics: { from_day, to_day },
    admin_today: {},
    admin_vouchers: { month },
    admin_export_person: { address: "traveler@example.com" },
    admin_export_guide: { guide: GUIDES.guide },
  };
  for (const [verb, args] of Object.entries(reads)) await desk(verb, args);
  await editItems(db);
  await desk("admin_statement", { month: departs });
  await desk("admin_find", { query: "Silk", on_day: shop.day });
  for (const query of ["Anna", "Aziz", "traveler@example.com"]) await desk("admin_find", { query });
  for (const since of [0, 1]) await traveler("catalogue_since", { since });
  await server("note_housekeeping", { failed: ["mails"] });
  await db.exec("insert into private.backups (made_at, version) values (now(), '1.0.0')");
  await server("shop_state");
  for (const { name } of await db.query("select name from public.documents"))
    await server("find_document", { named: name });
  await server("shop_settings");
}

/** Invites, promotes and removes members, then erases persons. */
export async function managePeople(db: Database, shop: Shop): Promise<void> {
  const { desk, refusedDesk } = actors(db);
  await desk("admin_invite_member", { address: "new@example.com", role: "office" });
  await claimMails(db);
  const people = (await desk("admin_people")) as unknown as Row[];
  const member_id = people.find(({ email }) => email === "office@example.com")?.["id"];
  await desk("admin_change_role", { member_id, role: "owner" });
  await desk("admin_end_member", { member_id });
  await desk("admin_people");
  await desk("repeat_departure", { departure_id: shop.departure, until: await f.dayFromNow(db, 45) });
  await desk("admin_erase_person", { address: "one@example.com" });
  await desk("end_guide_account", { guide: GUIDES.guide });
  await desk("admin_guides");
  await refusedDesk("admin_erase_guide", { guide: GUIDES.guide });
  const { claims } = (await desk("admin_today")) as unknown as { claims: { rows: Row[] } };
  for (const { claim_id } of claims.rows) await desk("settle_claim", { claim_id, accept: false, reason: "Not ours" });
  await db.exec("update public.departures set guide_id = null");
  await desk("admin_erase_guide", { guide: GUIDES.guide });
}
