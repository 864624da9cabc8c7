import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { refundPartsFor, paymentWaysOf } from "../../src/domain/payment/payment-ways.ts";
import { createRandom } from "../simulation/random.ts";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { moneyLies } from "./support/money-lies.ts";
import { payPart } from "./support/money.ts";

onOneEngine("money recorded by hand", (db) => {
  const TOTAL = 98_010;
  let tour = "";
  let day = "";
  let due = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [10, 60] });
    day = await f.dayFromNow(db(), 60);
    due = await f.dayFromNow(db(), 30);
    await db().exec("insert into public.exchange_rates values ('UZS', private.today(), 12500, 'desk')");
  });
  const held = async () => {
    const wish = f.bookingOf(tour, day);
    await f.book(db(), wish);
    return wish;
  };
  const byHand = (on = day) => f.bookByHand(db(), tour, on);
  const take = (booking: f.Held, amount_cents: number, more: Row = {}) =>
    f.askDesk(db(), "admin_record_money", {
      booking_id: booking.id,
      payment_id: randomUUID(),
      method: "cash",
      amount_cents,
      ...more,
    });
  const view = (booking: f.Held) => f.view(db(), booking);
  const desk = (booking: f.Held) => call(db(), f.admin, "admin_booking", { booking_id: booking.id }) as Promise<Row>;
  const sums = ({ id }: f.Held) => f.ledgerSums(db(), `booking_id = '${id}'`);
  const mails = (booking: f.Held) =>
    db()
      .query(`select kind from public.email_outbox where booking_id = '${booking.id}' order by kind`)
      .then((rows) => rows.map(({ kind }) => kind));
  const noLies = async (booking: f.Held) => expect(await moneyLies(db(), booking.id)).toEqual([]);
  const refunds = async (booking: f.Held) =>
    db().query(`select r.id, p.method, r.amount_cents::int as cents, r.status, r.given_by from public.refunds r
      join public.payments p on p.id = r.payment_id where r.booking_id = '${booking.id}' order by p.method`);

  it("confirms a hold, stores who took it, and mails a receipt", async () => {
    const wish = await held();
    expect(await take(wish, TOTAL, { note: "Counted twice" })).toMatchObject({
      ok: true,
      outcome: "applied",
      booking: {
        status: "confirmed",
        owed_cents: 0,
        payment: { method: "cash", status: "completed", amount_cents: TOTAL },
      },
    });
    const documents = (await view(wish))["documents"] as Row[];
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual(["invoice", "receipt"]);
    const row = await one(db(), `select recorded_by, note from public.payments where booking_id = '${wish.id}'`);
    expect(row).toEqual({ recorded_by: "admin@example.com", note: "Counted twice" });
    expect(await mails(wish)).toContain("booking_confirmed");
    expect(await sums(wish)).toEqual({ cash: TOTAL, revenue: -89_100, fees: -8_910 });
    await noLies(wish);
  });

  it("settles a booking made by hand, in parts, in another currency at the rate used", async () => {
    const wish = await byHand();
    expect(await view(wish)).toMatchObject({ status: "confirmed", owed_cents: TOTAL, balance_due_on: due });
    expect(await take(wish, 8_010, { method: "bank_transfer" })).toMatchObject({ booking: { owed_cents: 90_000 } });
    const uzs = { currency: "UZS", amount: 1_124_955_000, rate: 12_499.5 };
    expect(await take(wish, 90_000, uzs)).toMatchObject({ outcome: "applied", booking: { owed_cents: 0 } });
    expect(await view(wish)).toMatchObject({ balance_due_on: null, needs_attention: false });
    expect(await sums(wish)).toEqual({ bank: 8_010, cash: 90_000, revenue: -89_100, fees: -8_910 });
    const [line] = await db().query(`select rate::float from public.ledger_entries
      where booking_id = '${wish.id}' and account = 'cash'`);
    expect(line).toEqual({ rate: 12_499.5 });
    expect((await mails(wish)).filter((kind) => kind === "balance_paid")).toHaveLength(2);
    await noLies(wish);
  });

  it("is recorded once when pressed twice, and never under another booking's id", async () => {
    const wish = await byHand();
    const payment_id = randomUUID();
    const both = await Promise.all([take(wish, 5_000, { payment_id }), take(wish, 5_000, { payment_id })]);
    expect(both.map((answer) => [answer.ok, answer["outcome"]]).toSorted()).toEqual([
      [true, "applied"],
      [true, "duplicate"],
    ]);
    expect((await view(wish))["owed_cents"]).toBe(TOTAL - 5_000);
    expect(await take(await byHand(), 5_000, { payment_id })).toMatchObject({ code: "invalid_money" });
  });

  it.each<[string, Row, string, string]>([
    ["no such way", { method: "provider" }, "invalid_money", "method"],
    ["nothing", { amount_cents: 0 }, "invalid_money", "amount_cents"],
    ["a currency without its amount", { currency: "UZS" }, "invalid_money", "currency"],
    ["an amount that is not it", { currency: "UZS", amount: 100, rate: 12_500 }, "invalid_money", "amount"],
    ["a rate that jumped", { currency: "UZS", amount: 100, rate: 1_250 }, "rate_jump", "rate"],
    ["an unknown currency", { currency: "EUR", amount: 100, rate: 1 }, "unknown_currency", "currency"],
  ])("is refused: %s", async (_, wrong, code, field) => {
    const wish = await byHand();
    expect(await take(wish, 100, wrong)).toMatchObject({ ok: false, code, field });
    expect((await view(wish))["owed_cents"]).toBe(TOTAL);
  });

  it("is reported to the desk when the traveler cancels, as no one else can return it", async () => {
    const wish = await held();
    await take(wish, TOTAL);
    const who = f.mine(wish);
    const quote = (await call(db(), f.anon, "cancel_quote", who)) as Row;
    const shown = { expected_refund_cents: quote["refund_cents"], expected_status: "confirmed" };
    await f.ask(db(), f.anon, "cancel_my_booking", { ...who, ...shown });
    expect(await mails(wish)).toEqual(["attention_operator", "booking_cancelled", "booking_confirmed"]);
    expect(await desk(wish)).toMatchObject({
      needs_attention: true,
      attention_reason: "refund_by_hand",
      refunds: [{ method: "cash", status: "pending", given_by: null }],
    });
  });

  it("is due on the first day of a near trip, and no reminder is sent before", async () => {
    const soon = await f.dayFromNow(db(), 10);
    const wish = await byHand(soon);
    expect(await view(wish)).toMatchObject({ balance_due_on: soon });
    await db().exec(`update public.bookings set confirmed_at = now() - interval '2 days' where id = '${wish.id}'`);
    await f.ask(db(), f.service, "queue_reminders", {});
    expect(await mails(wish)).toEqual(["booking_confirmed"]);
    expect(await view(wish)).toMatchObject({ needs_attention: false });
  });

  it("is reversed with a reason when recorded by mistake: the booking owes again and the receipt is taken back", async () => {
    const wish = await byHand();
    const payment_id = randomUUID();
    await take(wish, TOTAL, { payment_id });
    const voiding = { payment_id, reason: "Another booking's" };
    expect(await f.ask(db(), f.admin, "admin_void_money", voiding)).toEqual({ ok: true });
    expect(await view(wish)).toMatchObject({
      status: "confirmed",
      owed_cents: TOTAL,
      balance_due_on: due,
      paid_cents: 0,
    });
    expect(await f.ask(db(), f.admin, "admin_void_money", voiding)).toMatchObject({ ok: true });
    expect(await sums(wish)).toEqual({ receivable: TOTAL, revenue: -89_100, fees: -8_910 });
    const documents = (await view(wish))["documents"] as Row[];
    expect(documents.map(({ kind }) => kind)).toEqual(["invoice", "receipt", "payout"]);
    await noLies(wish);
  });

  it("is not voided once a part is promised as a refund, nor when the provider took it", async () => {
    const wish = await byHand();
    const payment_id = randomUUID();
    await take(wish, TOTAL, { payment_id });
    await f.ask(db(), f.admin, "admin_refund_booking", { booking_id: wish.id, reason: "x", amount_cents: 100 });
    expect(await f.ask(db(), f.admin, "admin_void_money", { payment_id, reason: "x" })).toMatchObject({
      code: "given_back",
    });
    const paid = await f.bookAndPay(db(), f.bookingOf(tour, day));
    expect(await f.ask(db(), f.admin, "admin_void_money", { payment_id: paid, reason: "x" })).toMatchObject({
      code: "not_found",
    });
  });

  it("is refunded by hand, the card's part by the provider, the newest first", async () => {
    const wish = await held();
    await take(wish, 48_010);
    await f.pay(db(), wish);
    const expected = refundPartsFor(paymentWaysOf(await view(wish)).own, 60_000);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: wish.id, reason: "x", refund_cents: 60_000 });
    expect(paymentWaysOf(await view(wish)).back).toEqual(expected);
    const [mail] = await db().query(`select payload -> 'ways' as ways from public.email_outbox
      where booking_id = '${wish.id}' and kind = 'booking_cancelled'`);
    expect(mail?.["ways"]).toEqual(expected);
    const [cash, card] = await refunds(wish);
    expect(await view(wish)).toMatchObject({ status: "cancelled", needs_attention: true });
    expect(cash).toMatchObject({ method: "cash", cents: 10_000, status: "pending" });
    expect(card).toMatchObject({ method: "provider", cents: 50_000 });
    const claimed = (await call(db(), f.service, "claim_refunds", { how_many: 50 })) as Row[];
    expect(claimed.map(({ id }) => id)).toContain(card?.["id"]);
    expect(claimed.map(({ id }) => id)).not.toContain(cash?.["id"]);
    const given = { refund_id: cash?.["id"], note: "In the office" };
    expect(await f.ask(db(), f.admin, "admin_record_refund_by_hand", given)).toMatchObject({ ok: true });
    expect(await f.ask(db(), f.admin, "admin_record_refund_by_hand", given)).toMatchObject({ ok: true });
    expect(
      await f.ask(db(), f.admin, "admin_record_refund_by_hand", { ...given, refund_id: card?.["id"] }),
    ).toMatchObject({
      code: "not_found",
    });
    expect(await view(wish)).toMatchObject({ status: "cancelled", needs_attention: false });
    expect((await refunds(wish))[0]).toMatchObject({ status: "succeeded", given_by: "admin@example.com" });
    expect(await sums(wish)).toMatchObject({ cash: 38_010, provider: 50_000, refunds_due: -50_000 });
    expect((await desk(wish))["history"]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: "refunded_by_hand", actor_email: "admin@example.com" }),
      ]),
    );
    await noLies(wish);
  });

  it("is split between the ways of payment in SQL as in TypeScript, for any payments", async () => {
    const random = createRandom(22);
    for (let round = 0; round < 12; round += 1) {
      const wish = await byHand();
      for (let parts = random.int(1, 4); parts > 0; parts -= 1) {
        const method = random.pick(["cash", "bank_transfer", "provider"]);
        const cents = random.int(1, 80_000);
        if (method === "provider") await payPart(db(), { wish, payments: [] }, cents);
        else await take(wish, cents, { method });
      }
      const ways = paymentWaysOf(await view(wish)).own;
      for (const withStray of [false, true]) {
        const most = ways.reduce((sum, way) => sum + (withStray ? way.left_cents : way.own_cents), 0);
        const cents = random.int(1, most);
        let back: unknown;
        const tried = db().transaction(async (query) => {
          await query(
            `select private.promise_refund(b, ${cents}, 'x', null, ${withStray}) from public.bookings b where b.id = '${wish.id}'`,
          );
          [{ back }] = (await query(`select private.refunds_by_method('${wish.id}') as back`)) as [{ back: unknown }];
          throw new Error("not for real");
        });
        await expect(tried).rejects.toThrow("not for real");
        const shownParts = refundPartsFor(ways, cents, withStray).toSorted(
          (one, other) => other.cents - one.cents || (one.method < other.method ? -1 : 1),
        );
        expect(back, JSON.stringify({ ways, cents, withStray })).toEqual(shownParts);
      }
    }
  });
});
