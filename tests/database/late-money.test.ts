import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { cardLies, moneyLies } from "./support/money-lies.ts";

onOneEngine("money for an erased person", (db) => {
  let tour = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { days: [30], maxGuests: 100 });
  });
  let persons = 0;
  const aMail = () => `late-${(persons += 1)}@example.com`;
  const erase = (address: string) => f.ask(db(), f.admin, "admin_erase_person", { address });
  const markFailed = (payment_id: string) =>
    f.ask(db(), f.admin, "admin_mark_failed", { payment_id, reason: "Wrong card" });
  /** Moves the end of the page into the past; a provider that is not asked counts as silent. */
  const closePage = (payment: string, isAsked = true) =>
    db().exec(`update public.payments set page_until = now() - interval '1 hour', next_check_at = now(),
      checked_at = ${isAsked ? "now()" : "null"} where id = '${payment}'`);
  const paidLate = (payment: string, more: Row = {}) =>
    f.event(db(), payment, "completed", { payload: { state: { card_holder: "Zenobia" } }, ...more });
  const due = async () =>
    ((await call(db(), f.service, "claim_due_payments", { how_many: 200 })) as Row[]).map(
      ({ payment_id }) => payment_id,
    );

  async function orderCard(buyer_email: string, more: Row = {}): Promise<string> {
    const card = {
      id: randomUUID(),
      amount_cents: 10_000,
      buyer_name: "Zenobia Quartermain",
      buyer_email,
      to_name: "Anna",
    };
    expect(await f.ask(db(), f.anon, "order_gift_card", { card: { ...card, ...more } })).toMatchObject({ ok: true });
    await f.attachSession(db(), card.id);
    return card.id;
  }
  async function anExpiredHold(customer_email: string): Promise<f.Held & { payment: string }> {
    const booking = f.bookingOf(tour, await f.dayFromNow(db(), 30), { customer_email, guests: 1 });
    await f.book(db(), booking);
    const payment = f.paymentOf(await f.openPayment(db(), booking));
    await f.attachSession(db(), payment);
    await f.event(db(), payment, null);
    await f.endHold(db(), booking.id);
    return { ...booking, payment };
  }
  const expire = () => call(db(), f.service, "expire_holds");

  it("keeps a buyer until the page of an order that the desk marked as failed is over and the provider was asked", async () => {
    const email = aMail();
    const order = await orderCard(email);
    await markFailed(order);
    expect(await erase(email)).toMatchObject({ ok: false, code: "payment_open", references: [] });
    await closePage(order, false);
    expect(await erase(email)).toMatchObject({ code: "payment_open" });
    expect(await due()).toContain(order);
    await call(db(), f.service, "mark_payment_checked", { payment_id: order });
    expect(await due()).not.toContain(order);
    expect(await erase(email)).toMatchObject({ ok: true });
  });

  it("keeps the lead of an ended hold until its page is over, and names the booking", async () => {
    const email = aMail();
    const hold = await anExpiredHold(email);
    await f.event(db(), hold.payment, "failed");
    await expire();
    const { reference } = await one(db(), `select reference from public.bookings where id = '${hold.id}'`);
    expect(await erase(email)).toMatchObject({ code: "payment_open", references: [reference] });
    await closePage(hold.payment);
    expect(await erase(email)).toMatchObject({ ok: true });
  });

  it("waits a day for a silent provider, and no longer", async () => {
    const email = aMail();
    const order = await orderCard(email);
    await markFailed(order);
    await closePage(order, false);
    expect(await erase(email)).toMatchObject({ code: "payment_open" });
    await db().exec(`update public.payments set page_until = now() - interval '25 hours' where id = '${order}'`);
    expect(await due()).not.toContain(order);
    expect(await erase(email)).toMatchObject({ ok: true });
  });

  it("is recorded for an erased order of a gift card, and flagged at the desk", async () => {
    const email = aMail();
    const order = await orderCard(email, { to_address: aMail(), message: "From Zenobia" });
    await markFailed(order);
    await closePage(order);
    expect(await erase(email)).toMatchObject({ ok: true });
    expect(await paidLate(order, { amount: 10_000 })).toMatchObject({ ok: true, outcome: "applied_attention" });
    expect(await paidLate(order)).toMatchObject({ ok: true, outcome: "noop" });
    expect(await f.ledgerSums(db(), `gift_card_id = '${order}'`)).toEqual({ provider: 10_000, credit: -10_000 });
    expect(await call(db(), f.admin, "admin_payment", { payment_id: order })).toMatchObject({
      status: "completed",
      needs_attention: true,
      customer: {},
      mails: [{ kind: "attention_operator", to_address: null }],
    });
    const text = await one(
      db(),
      `select p::text || c::text || e::text as kept from public.payments p join public.gift_cards c using (id)
        join public.payment_events e on e.payment_id = p.id where p.id = '${order}' and e.outcome like 'applied%'`,
    );
    expect(text["kept"]).not.toMatch(/zenobia|anna/i);
    expect(await f.event(db(), order, "refunded")).toMatchObject({ ok: true });
    expect(await f.ledgerSums(db(), `gift_card_id = '${order}'`)).toEqual({});
    expect(await call(db(), f.admin, "admin_payment", { payment_id: order })).toMatchObject({ needs_attention: false });
    expect(await cardLies(db())).toEqual([]);
  });

  it("is recorded for an order that nobody paid for 30 days", async () => {
    const order = await orderCard(aMail());
    await markFailed(order);
    await closePage(order);
    await db().exec(`update public.payments set created_at = now() - interval '40 days',
      page_until = now() - interval '39 days' where id = '${order}'`);
    expect(Number(await call(db(), f.service, "apply_retention"))).toBeGreaterThan(0);
    expect(await f.count(db(), `public.payments where id = '${order}' and customer_data = '{}'`)).toBe(1);
    expect(await paidLate(order)).toMatchObject({ ok: true, outcome: "applied_attention" });
  });

  it.each(["expired", "cancelled"])("never confirms an erased booking that was %s, and flags it", async (status) => {
    const email = aMail();
    const hold = await anExpiredHold(email);
    await f.event(db(), hold.payment, "failed");
    await (status === "expired" ? expire() : f.cancel(db(), hold));
    await closePage(hold.payment);
    expect(await erase(email)).toMatchObject({ ok: true });
    const taken = await one(db(), `select sum(taken)::int as seats from public.departures where tour_id = '${tour}'`);
    expect(await paidLate(hold.payment)).toMatchObject({
      ok: true,
      outcome: "applied_attention",
      booking_status: status,
    });
    expect(
      await one(db(), `select needs_attention, attention_reason from public.bookings where id = '${hold.id}'`),
    ).toEqual({ needs_attention: true, attention_reason: "paid_after_erasure" });
    expect(await one(db(), `select sum(taken)::int as seats from public.departures where tour_id = '${tour}'`)).toEqual(
      taken,
    );
    expect(await f.mailCount(db(), hold, "attention_operator")).toBe(1);
    expect(await f.count(db(), `public.email_outbox where booking_id = '${hold.id}' and recipient = 'customer'`)).toBe(
      0,
    );
    expect(await f.count(db(), `public.payment_events where payment_id = '${hold.payment}' and payload <> '{}'`)).toBe(
      0,
    );
    expect(await f.ask(db(), f.admin, "admin_confirm_booking", { booking_id: hold.id, reason: "Paid" })).toMatchObject({
      ok: false,
      code: "not_confirmable",
    });
    expect(await moneyLies(db(), hold.id)).toEqual([]);
    const refund = { booking_id: hold.id, reason: "Nobody travels" };
    expect(await f.ask(db(), f.admin, "admin_refund_booking", refund)).toMatchObject({ ok: true });
    expect(await one(db(), `select needs_attention from public.bookings where id = '${hold.id}'`)).toEqual({
      needs_attention: false,
    });
    expect(await moneyLies(db(), hold.id)).toEqual([]);
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it("that was paid beside an ended booking keeps the person until it is refunded", async () => {
    const email = aMail();
    const hold = await anExpiredHold(email);
    await f.event(db(), hold.payment, "failed");
    await f.cancel(db(), hold);
    expect(await paidLate(hold.payment)).toMatchObject({ outcome: "applied_attention" });
    expect(await erase(email)).toMatchObject({ ok: false, code: "refund_open", references: [expect.any(String)] });
  });

  it("stays flagged when the years of a booking with unrefunded money are over", async () => {
    const hold = await anExpiredHold(aMail());
    await f.event(db(), hold.payment, "failed");
    await f.cancel(db(), hold);
    await paidLate(hold.payment);
    await db().exec(`set session_replication_role = replica;
      update public.bookings set ends_on = ends_on - interval '8 years' where id = '${hold.id}';
      set session_replication_role = origin`);
    while (Number(await call(db(), f.service, "apply_retention")) > 0);
    expect(
      await one(db(), `select customer_first_name, attention_reason from public.bookings where id = '${hold.id}'`),
    ).toEqual({ customer_first_name: "Erased", attention_reason: "paid_after_erasure" });
  });

  it("stores no words of the provider about an erased payment", async () => {
    const email = aMail();
    const order = await orderCard(email);
    await markFailed(order);
    await closePage(order);
    await erase(email);
    await call(db(), f.service, "store_callback", {
      payment_id: order,
      dedupe_key: randomUUID(),
      payload: { card_holder: "Zenobia Quartermain" },
    });
    expect(await f.count(db(), `public.payment_events where payment_id = '${order}' and payload <> '{}'`)).toBe(0);
  });
});
