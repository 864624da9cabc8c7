import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { moneyLies } from "./support/money-lies.ts";
import { moveTo, payPart } from "./support/money.ts";
import type { Purse } from "./support/purse.ts";

onOneEngine("a booking that is paid in parts", (db) => {
  let tour = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [30, 31, 60, 90] });
  });
  const TOTAL = 98_010;
  const held = async (days = 60, guests = 2): Promise<Purse> => {
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), days), { guests });
    await f.book(db(), wish);
    return { wish, payments: [] };
  };
  const deposited = async (cents = 49_005) => {
    const purse = await held();
    await payPart(db(), purse, cents);
    return purse;
  };
  const open = ({ wish }: Purse, part?: string) => f.openPayment(db(), wish, part ? { part } : {});
  const opened = async (purse: Purse) => f.paymentOf(await open(purse));
  const completes = (payment: string) => f.event(db(), payment, "completed");
  const view = ({ wish }: Purse) => f.view(db(), wish);
  const mails = ({ wish }: Purse, ...kinds: string[]) =>
    Promise.all(kinds.map((kind) => f.mailCount(db(), wish, kind)));
  const noLies = async ({ wish }: Purse) => expect(await moneyLies(db(), wish.id)).toEqual([]);
  const refunds = ({ wish }: Purse) =>
    db().query(`select payment_id, amount_cents::int as cents from public.refunds
      where booking_id = '${wish.id}' order by amount_cents`);
  const desk = (verb: string, { wish }: Purse, more: Row = {}) =>
    f.askDesk(db(), verb, { booking_id: wish.id, reason: "Weather", ...more });

  describe("a deposit", () => {
    const [ALL, NOW, REST] = [237_353, 118_677, 118_676];
    const tend = () => call(db(), f.service, "queue_reminders");

    it("is the server's half, remembered for the next try, and the rest is due 30 days before", async () => {
      const purse = await held(90, 5);
      expect((await open(purse)).payment).toMatchObject({ amount_cents: ALL });
      const first = await open(purse, "deposit");
      expect(first.payment).toMatchObject({ amount_cents: NOW });
      await f.event(db(), f.paymentOf(first), "failed");
      expect((await open(purse)).payment).toMatchObject({ amount_cents: NOW });
      expect((await open(purse, "all")).payment).toMatchObject({ amount_cents: ALL });
      await f.pay(db(), purse.wish, { part: "deposit" });
      const balance_due_on = await f.dayFromNow(db(), 60);
      expect(await view(purse)).toMatchObject({
        status: "confirmed",
        paid_cents: NOW,
        owed_cents: REST,
        balance_due_on,
      });
      expect((await view(purse))["statement"]).toMatchObject([
        { kind: "paid", cents: -NOW },
        { kind: "sale", cents: ALL },
      ]);
      expect((await open(purse, "deposit")).payment).toMatchObject({ amount_cents: REST });
      await f.pay(db(), purse.wish);
      expect(await view(purse)).toMatchObject({ owed_cents: 0, balance_due_on: null });
      await noLies(purse);
    });

    it.each([
      [30, 5],
      [90, 2],
    ])(
      "is refused %i days before for %i guests, without leading to the whole payment instead",
      async (days, guests) => {
        const purse = await held(days, guests);
        expect(await open(purse, "deposit")).toMatchObject({ code: "no_deposit" });
        expect(await f.count(db(), `public.payments where booking_id = '${purse.wish.id}'`)).toBe(0);
      },
    );

    it("has a balance that is requested 7 days and 1 day before, once each; a missed one is flagged once", async () => {
      const purse = await held(90, 5);
      const { id } = purse.wish;
      await f.pay(db(), purse.wish, { part: "deposit" });
      const shown = async (days: number) => {
        await db().exec(`update public.bookings set balance_due_on = private.today() + ${days},
          confirmed_at = now() - interval '2 days' where id = '${id}'`);
        for (let n = 0; n < 3; n += 1) await tend();
        return mails(purse, "balance_7", "balance_1", "balance_missed");
      };
      expect(await shown(8)).toEqual([0, 0, 0]);
      expect(await shown(7)).toEqual([1, 0, 0]);
      expect(await shown(1)).toEqual([1, 1, 0]);
      expect((await view(purse))["needs_attention"]).toBe(false);
      expect(await shown(-1)).toEqual([1, 1, 1]);
      expect(await view(purse)).toMatchObject({ status: "confirmed", needs_attention: true, owed_cents: REST });
      expect(await mails(purse, "attention_operator")).toEqual([1]);
      await f.ask(db(), f.admin, "admin_confirm_booking", { booking_id: id, reason: "Called" });
      await tend();
      expect((await view(purse))["needs_attention"]).toBe(false);
    });

    it("requests nothing more when all is paid or the departure was cancelled", async () => {
      const [paid, off] = [await held(90, 5), await held(31, 5)];
      await f.pay(db(), paid.wish);
      await f.pay(db(), off.wish, { part: "deposit" });
      await db().exec(`
        update public.departures set state = 'cancelled'
          where id = (select departure_id from public.bookings where id = '${off.wish.id}');
        update public.bookings set balance_due_on = private.today(), confirmed_at = now() - interval '2 days'
          where id in ('${paid.wish.id}', '${off.wish.id}')`);
      await tend();
      for (const purse of [paid, off]) expect(await mails(purse, "balance_1")).toEqual([0]);
      expect(await open(off)).toMatchObject({ code: "called_off" });
    });
  });

  it("is confirmed by the first part, and requests exactly what is owed, by one attempt", async () => {
    const purse = await held();
    expect(await view(purse)).toMatchObject({ paid_cents: 0, owed_cents: TOTAL, own_cents: 0 });
    await payPart(db(), purse, 49_005);
    expect(await view(purse)).toMatchObject({ status: "confirmed", paid_cents: 49_005, owed_cents: 49_005 });
    const first = await open(purse);
    expect(first).toMatchObject({ ok: true, payment: { amount_cents: 49_005, status: "pending" } });
    // The page may stay open for a while, however old the booking is.
    expect(Date.parse(String(first["pay_until"]))).toBeGreaterThan(Date.now() + 50 * 60_000);
    expect(await opened(purse)).toBe(f.paymentOf(first));
    expect(await f.event(db(), f.paymentOf(first), "failed")).toMatchObject({ booking_status: "confirmed" });
    expect([await mails(purse, "payment_failed"), (await view(purse))["needs_attention"]]).toEqual([[0], false]);
    expect(await completes(await opened(purse))).toMatchObject({ outcome: "applied", needs_attention: false });
    expect(await view(purse)).toMatchObject({ paid_cents: TOTAL, owed_cents: 0, own_cents: TOTAL });
    expect(await mails(purse, "booking_confirmed", "balance_paid")).toEqual([1, 1]);
    expect(await open(purse)).toMatchObject({ code: "already_paid" });
    await noLies(purse);
  });

  it("takes one balance of two paid at once; the second is the operator's to refund", async () => {
    const purse = await deposited();
    const first = await opened(purse);
    await f.event(db(), first, "failed");
    const outcomes = await Promise.all([first, await opened(purse)].map(completes));
    expect(outcomes.map((answer) => answer["outcome"]).toSorted()).toEqual(["applied", "applied_double"]);
    expect(await view(purse)).toMatchObject({ needs_attention: true, owed_cents: 0, own_cents: TOTAL });
    expect(await desk("admin_refund_booking", purse, { amount_cents: 49_005 })).toMatchObject({
      booking: { status: "confirmed", needs_attention: false, owed_cents: 0 },
    });
    const stray = await one(
      db(),
      `select id from public.payments where booking_id = '${purse.wish.id}' and applied_cents = 0`,
    );
    expect(await refunds(purse)).toEqual([{ payment_id: stray["id"], cents: 49_005 }]);
    await noLies(purse);
  });

  it("opens no payment page with an old amount, and counts a payment on an old page up to what is owed", async () => {
    const purse = await deposited();
    const old = await opened(purse);
    await moveTo(db(), purse, TOTAL + 20_000, 0);
    const dearer = await open(purse);
    expect(f.paymentOf(dearer)).not.toBe(old);
    expect(dearer.payment).toMatchObject({ amount_cents: 69_005 });
    // It may still be paid, so housekeeping still checks it.
    await db().exec(`update public.payments set next_check_at = now() where id = '${old}'`);
    const due = (await call(db(), f.service, "claim_due_payments", { how_many: 200 })) as Row[];
    expect(due.map((claimed) => claimed["payment_id"])).toContain(old);
    expect(await completes(old)).toMatchObject({ outcome: "applied", needs_attention: false });
    expect((await open(purse)).payment).toMatchObject({ amount_cents: 20_000 });
    expect(await completes(f.paymentOf(dearer))).toMatchObject({ outcome: "applied_double" });
    expect(await view(purse)).toMatchObject({ needs_attention: true, owed_cents: 0, own_cents: TOTAL + 20_000 });
    await noLies(purse);
  });

  it("refunds from its own payments, the newest first, and never from unassigned money", async () => {
    const purse = await deposited(30_000);
    const balance = await opened(purse);
    await completes(balance);
    await payPart(db(), purse, 5_000);
    const cancel = { refund_cents: TOTAL, expected_status: "confirmed" };
    const tooMuch = { ...cancel, refund_cents: TOTAL + 1 };
    expect(await desk("admin_cancel_booking", purse, tooMuch)).toMatchObject({ code: "invalid_refund" });
    expect(await desk("admin_cancel_booking", purse, cancel)).toMatchObject({
      booking: { status: "cancelled", needs_attention: true },
    });
    expect(await refunds(purse)).toEqual([
      { payment_id: purse.payments[0], cents: 30_000 },
      { payment_id: balance, cents: 68_010 },
    ]);
    await noLies(purse);
  });

  it("sells nothing any more when it is cancelled and refunded in full, though a surplus is still to be refunded", async () => {
    const purse = await deposited(TOTAL);
    await payPart(db(), purse, 5_000);
    await desk("admin_cancel_booking", purse, { refund_cents: TOTAL });
    const sale = `select coalesce(sum(case kind when 'invoice' then cents when 'credit_note' then -cents end), 0)::int as cents
      from public.documents where booking_id = '${purse.wish.id}'`;
    expect(await one(db(), sale)).toEqual({ cents: 0 });
    await desk("admin_refund_booking", purse, { amount_cents: 5_000 });
    expect(await one(db(), sale)).toEqual({ cents: 0 });
    await noLies(purse);
  });

  it.each([
    ["the provider takes a kept payment back", "provider"],
    ["a kept payment was recorded by mistake", "cash"],
  ])("keeps its fee out of a surplus when it is cancelled and %s", async (_, method) => {
    const purse = await held();
    const { id: booking_id } = purse.wish;
    const payment_id = method === "provider" ? await opened(purse) : randomUUID();
    if (method === "provider") await completes(payment_id);
    else await f.ask(db(), f.admin, "admin_record_money", { booking_id, payment_id, method, amount_cents: TOTAL });
    await payPart(db(), purse, 5_000);
    await desk("admin_cancel_booking", purse, { refund_cents: 0 });
    if (method === "provider") await f.event(db(), payment_id, "refunded");
    else await f.ask(db(), f.admin, "admin_void_money", { payment_id, reason: "Another booking" });
    expect(await view(purse)).toMatchObject({ status: "cancelled", own_cents: 5_000 });
    await noLies(purse);
  });

  it("changes what was agreed only by a move, one at a time, and only while it is confirmed", async () => {
    const [purse, other] = [await deposited(), await held()];
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

  it("stays when the provider returns what was paid beside it, and is flagged for a part of its own", async () => {
    const purse = await deposited();
    const balance = await opened(purse);
    await completes(balance);
    await payPart(db(), purse, 5_000);
    const [deposit = "", stray = ""] = purse.payments;
    const takenBack = (payment: string) => f.event(db(), payment, "refunded");
    expect(await takenBack(stray)).toMatchObject({ booking_status: "confirmed" });
    await db().exec(`update public.bookings set needs_attention = false where id = '${purse.wish.id}'`);
    expect(await takenBack(balance)).toMatchObject({ booking_status: "confirmed", needs_attention: true });
    expect(await takenBack(deposit)).toMatchObject({ booking_status: "refunded" });
    expect(await f.seatsMismatch(db())).toEqual([]);
    await noLies(purse);
  });
});
