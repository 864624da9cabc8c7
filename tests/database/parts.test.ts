import { beforeAll, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { moneyLies } from "./support/money-lies.ts";
import { moveTo, payPart, type Purse } from "./support/money.ts";

onOneEngine("a booking that is paid in parts", (db) => {
  let tour = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [10, 15, 30, 60, 90] });
  });
  const TOTAL = 98_010;
  const held = async (days = 60): Promise<Purse> => {
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), days));
    await f.book(db(), wish);
    return { wish, payments: [] };
  };
  const deposited = async (days = 60, cents = 49_005) => {
    const purse = await held(days);
    await payPart(db(), purse, cents);
    return purse;
  };
  const open = ({ wish }: Purse) => f.openPayment(db(), wish);
  const idOf = (opened: f.Answer) => f.paymentOf(opened);
  const view = ({ wish }: Purse) => f.view(db(), wish) as Promise<Row>;
  const mails = ({ wish }: Purse, kind: string) =>
    f.count(db(), `public.email_outbox where booking_id = '${wish.id}' and kind = '${kind}'`);
  const desk = ({ wish }: Purse, more: Row = {}) => ({ booking_id: wish.id, reason: "Weather", ...more });
  const noLies = async ({ wish }: Purse) => expect(await moneyLies(db(), wish.id)).toEqual([]);
  const refunds = ({ wish }: Purse) =>
    db().query(`select payment_id, amount_cents::int as cents from public.refunds where booking_id = '${wish.id}'`);

  it("is confirmed by the first part, and asks for exactly what is owed, by one attempt", async () => {
    const purse = await held();
    expect(await view(purse)).toMatchObject({ paid_cents: 0, owed_cents: TOTAL, own_cents: 0 });
    await payPart(db(), purse, 49_005);
    expect(await view(purse)).toMatchObject({ status: "confirmed", paid_cents: 49_005, owed_cents: 49_005 });
    const opened = await open(purse);
    expect(opened).toMatchObject({ ok: true, payment: { amount_cents: 49_005, status: "pending" } });
    // The page may stay open for a while, however long ago the trip was booked.
    expect(Date.parse(String(opened["pay_until"]))).toBeGreaterThan(Date.now() + 50 * 60_000);
    expect(idOf(await open(purse))).toBe(idOf(opened));
    expect(await f.event(db(), idOf(opened), "failed")).toMatchObject({ booking_status: "confirmed" });
    expect([await mails(purse, "payment_failed"), (await view(purse))["needs_attention"]]).toEqual([0, false]);
    const again = idOf(await open(purse));
    expect(await f.event(db(), again, "completed")).toMatchObject({ outcome: "applied", needs_attention: false });
    expect(await view(purse)).toMatchObject({ paid_cents: TOTAL, owed_cents: 0, own_cents: TOTAL });
    expect([await mails(purse, "booking_confirmed"), await mails(purse, "balance_paid")]).toEqual([1, 1]);
    expect(await open(purse)).toMatchObject({ code: "already_paid" });
    await noLies(purse);
  });

  it("takes one balance of two paid at once; the second is the operator's to give back", async () => {
    const purse = await deposited();
    const first = idOf(await open(purse));
    await f.event(db(), first, "failed");
    const second = idOf(await open(purse));
    const outcomes = await Promise.all([first, second].map((id) => f.event(db(), id, "completed")));
    expect(outcomes.map((answer) => answer["outcome"]).toSorted()).toEqual(["applied", "applied_double"]);
    expect(await view(purse)).toMatchObject({ needs_attention: true, owed_cents: 0, own_cents: TOTAL });
    const standing = await db().query(`select applied_cents::int as own, needs_attention as flagged
      from public.payments where booking_id = '${purse.wish.id}' and applied_cents < amount_cents`);
    expect(standing).toEqual([{ own: 0, flagged: true }]);
    expect(await f.ask(db(), f.admin, "admin_refund_booking", desk(purse, { amount_cents: 49_005 }))).toMatchObject({
      booking: { status: "confirmed", needs_attention: false, owed_cents: 0 },
    });
    const [back] = await refunds(purse);
    const [stray] = await db().query(
      `select id from public.payments where booking_id = '${purse.wish.id}' and applied_cents = 0`,
    );
    expect(back).toEqual({ payment_id: stray?.["id"], cents: 49_005 });
    await noLies(purse);
  });

  it("hands out no page of an older amount, and still counts what is paid on it, as far as it is owed", async () => {
    const purse = await deposited();
    const old = idOf(await open(purse));
    await moveTo(db(), purse, TOTAL + 20_000, 0);
    expect((await view(purse))["owed_cents"]).toBe(69_005);
    const dearer = await open(purse);
    expect(idOf(dearer)).not.toBe(old);
    expect(dearer.payment).toMatchObject({ amount_cents: 69_005 });
    // It may still be paid, so it is still asked about.
    await db().exec(`update public.payments set next_check_at = now() where id = '${old}'`);
    const due = (await call(db(), f.service, "claim_due_payments", { how_many: 200 })) as Row[];
    expect(due.map((claimed) => claimed["payment_id"])).toContain(old);
    expect(await f.event(db(), old, "completed")).toMatchObject({ outcome: "applied", needs_attention: false });
    expect((await view(purse))["owed_cents"]).toBe(20_000);
    expect((await open(purse)).payment).toMatchObject({ amount_cents: 20_000 });
    expect(await f.event(db(), idOf(dearer), "completed")).toMatchObject({ outcome: "applied_double" });
    expect(await view(purse)).toMatchObject({ needs_attention: true, owed_cents: 0, own_cents: TOTAL + 20_000 });
    await noLies(purse);
  });

  it("gives back over its own payments, the newest first, and never out of what is stray", async () => {
    const purse = await deposited(60, 30_000);
    const balance = idOf(await open(purse));
    await f.event(db(), balance, "completed");
    await payPart(db(), purse, 5_000);
    const [deposit] = purse.payments;
    const cancel = { ...desk(purse), refund_cents: TOTAL, expected_status: "confirmed" };
    expect(await f.ask(db(), f.admin, "admin_cancel_booking", { ...cancel, refund_cents: TOTAL + 1 })).toMatchObject({
      code: "invalid_refund",
    });
    expect(await f.ask(db(), f.admin, "admin_cancel_booking", cancel)).toMatchObject({
      booking: { status: "cancelled", needs_attention: true },
    });
    const back = (await refunds(purse)).toSorted((one, other) => Number(one["cents"]) - Number(other["cents"]));
    expect(back).toEqual([
      { payment_id: deposit, cents: 30_000 },
      { payment_id: balance, cents: 68_010 },
    ]);
    await noLies(purse);
  });

  it("changes what was agreed only by a move, one at a time, and only while it is confirmed", async () => {
    const purse = await deposited();
    const other = await held();
    const change = (set: string, { wish }: Purse) =>
      db().exec(`update public.bookings set ${set} where id = '${wish.id}'`);
    for (const set of [
      "total_price = 1",
      "ends_on = ends_on + 1",
      "kept_cents = 1",
      "total_price = 1, moves = 2",
      "guests = 9",
      "terms = '{}', moves = 1",
      "status = 'cancelled', moves = 1",
    ])
      await expect(change(set, purse), set).rejects.toThrow(/agreed/);
    await expect(change("moves = 1", other)).rejects.toThrow(/agreed/);
    await change("total_price = 1000, moves = 1", purse);
  });

  it("stands when the provider takes back what was paid beside it, and is flagged for a part of its own", async () => {
    const purse = await deposited();
    const balance = idOf(await open(purse));
    await f.event(db(), balance, "completed");
    await payPart(db(), purse, 5_000);
    const stray = purse.payments.at(-1) ?? "";
    expect(await f.event(db(), stray, "refunded")).toMatchObject({ booking_status: "confirmed" });
    await db().exec(`update public.bookings set needs_attention = false where id = '${purse.wish.id}'`);
    expect(await f.event(db(), balance, "refunded")).toMatchObject({
      booking_status: "confirmed",
      needs_attention: true,
    });
    expect(await f.event(db(), purse.payments[0] ?? "", "refunded")).toMatchObject({ booking_status: "refunded" });
    expect(await f.seatsMismatch(db())).toEqual([]);
    await noLies(purse);
  });

  it("can be paid when it was made by hand, and asks nothing once its departure is cancelled", async () => {
    const booking: Row = { ...f.bookingOf(tour, await f.dayFromNow(db(), 90)) };
    delete booking["token"];
    delete booking["total_price_cents"];
    const made = await f.ask(db(), f.admin, "admin_manual_booking", { booking });
    expect(made).toMatchObject({ booking: { status: "confirmed", owed_cents: TOTAL, paid_cents: 0 } });
    const { token } = await one(db(), `select private.link_token('${String(booking["id"])}') as token`);
    const purse = { wish: { ...booking, id: String(booking["id"]), token: String(token) }, payments: [] };
    expect((await open(purse)).payment).toMatchObject({ amount_cents: TOTAL });
    await db().exec(`update public.departures set state = 'cancelled'
      where id = (select departure_id from public.bookings where id = '${purse.wish.id}')`);
    expect(await open(purse)).toMatchObject({ code: "called_off" });
  });
});
