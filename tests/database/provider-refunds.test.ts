import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import * as v from "valibot";
import { reconcile } from "../../src/domain/desk/settlement/reconcile.ts";
import { settlementPaymentSchema } from "../../src/domain/desk/settlement/settlement-schema.ts";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { moneyLies } from "./support/money-lies.ts";

const TOTAL = 98_010;
const RATE = 12_650.37;
const CHARGED = Math.round(TOTAL * RATE);

onOneEngine("money that the provider gives back by itself", (db) => {
  let tour = "";
  let day = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500 });
    day = await f.dayFromNow(db(), 30);
  });

  const paidInSom = async () => {
    const wish = f.bookingOf(tour, day);
    await f.book(db(), wish);
    const opened = await f.openPayment(db(), wish);
    const payment = f.paymentOf(opened);
    await f.ask(db(), f.service, "attach_session", {
      payment_id: payment,
      provider_payment_id: `p-${payment}`,
      redirect_url: "https://pay.example",
      settlement_currency: "UZS",
      settlement_amount: CHARGED,
      settlement_rate: RATE,
    });
    await f.event(db(), payment, "completed", { amount: CHARGED });
    return { ...wish, payment };
  };
  const refunds = (payment: string) =>
    db()
      .query(`select amount_cents::int as cents, done_cents::int as done, settlement_sent::float8 as sent, status, reason, given_by
      from public.refunds where payment_id = '${payment}' order by created_at, id`);
  const promise = (booking: string, amount_cents: number) =>
    f.ask(db(), f.admin, "admin_refund_booking", { booking_id: booking, reason: "Goodwill", amount_cents });
  const claim = async (payment: string): Promise<Row> => {
    const all = (await call(db(), f.service, "claim_refunds", { how_many: 50 })) as (Row & { payment: Row })[];
    return all.find((claimed) => claimed.payment["payment_id"] === payment) ?? {};
  };
  const noLies = async (booking: string) => expect(await moneyLies(db(), booking)).toEqual([]);
  const own = { status: "succeeded", reason: "Refunded by the provider", given_by: "the payment provider" };

  it("is a refund of its own when all of it went, and the booking ends", async () => {
    const { id, payment } = await paidInSom();
    expect(await f.event(db(), payment, "refunded")).toMatchObject({ outcome: "applied", booking_status: "refunded" });
    expect(await refunds(payment)).toEqual([{ cents: TOTAL, done: TOTAL, sent: CHARGED, ...own }]);
    await noLies(id);
  });

  it("is a refund of its own when a part went, told once however often it is heard", async () => {
    const { id, payment } = await paidInSom();
    const refunded = Math.round(20_000 * RATE);
    expect(await f.event(db(), payment, "completed", { refunded })).toMatchObject({
      outcome: "applied",
      booking_status: "confirmed",
      needs_attention: true,
    });
    expect(await f.event(db(), payment, "completed", { refunded })).toMatchObject({ outcome: "noop" });
    expect(await refunds(payment)).toEqual([{ cents: 20_000, done: 20_000, sent: refunded, ...own }]);
    await noLies(id);
  });

  it("is taken for what was promised, which is not sent a second time", async () => {
    const { id, payment } = await paidInSom();
    await promise(id, 30_000);
    const refunded = Math.round(20_000 * RATE);
    await f.event(db(), payment, "completed", { refunded });
    expect(await refunds(payment)).toMatchObject([
      { cents: 30_000, done: 20_000, status: "pending", reason: "Goodwill" },
    ]);
    const { lease, step, id: refund, done_cents } = await claim(payment);
    expect(done_cents).toBe(20_000);
    const begun = await f.ask(db(), f.service, "begin_refund_step", { refund, lease, step, cents: 10_000 });
    expect(begun).toEqual({ ok: true, cents: 10_000, settlement: Math.round(30_000 * RATE) - refunded });
    await noLies(id);
  });

  it("is told from the step that is under way, which the provider counts already", async () => {
    const { id, payment } = await paidInSom();
    await promise(id, 30_000);
    const { lease, step, id: refund } = await claim(payment);
    const begun = await f.ask(db(), f.service, "begin_refund_step", { refund, lease, step, cents: 30_000 });
    const refunded = Number(begun["settlement"]);
    expect(await f.event(db(), payment, "completed", { refunded })).toMatchObject({ outcome: "noop" });
    expect(await f.event(db(), payment, "completed", { refunded: refunded + 5_000 * RATE })).toMatchObject({
      outcome: "applied",
    });
    await f.ask(db(), f.service, "record_refund_step", { refund, lease, step, result: "succeeded", cents: 30_000 });
    expect(await refunds(payment)).toMatchObject([
      { cents: 30_000, status: "succeeded", reason: "Goodwill", given_by: null },
      { cents: 5_000, ...own },
    ]);
    await noLies(id);
  });

  it("matches the line of the settlement file, also of a payment of an earlier month", async () => {
    const { payment } = await paidInSom();
    await db()
      .exec(`update public.payments set created_at = now() - interval '70 days', paid_at = now() - interval '70 days'
      where id = '${payment}'`);
    await f.event(db(), payment, "refunded");
    const {
      from,
      to,
      day: today,
    } = await one(
      db(),
      `select (now() - interval '1 day')::text as from, (now() + interval '1 day')::text as to, private.today()::text as day`,
    );
    const told = await call(db(), f.admin, "admin_payments_between", { from_time: from, to_time: to });
    const payments = v.parse(v.array(settlementPaymentSchema), told);
    const line = {
      row: 1,
      ids: [randomUUID(), `p-${payment}`],
      kind: "refund" as const,
      cents: CHARGED,
      currency: "UZS",
      feeCents: 0,
      refundedCents: null,
      day: String(today),
    };
    const steps = reconcile([line], payments, { from: String(today), to: String(today) });
    for (let turn = steps.next(); ; turn = steps.next()) {
      if (!turn.done) continue;
      const { matched, different, unknown } = turn.value;
      expect(matched.map((pair) => pair.payment.payment_id)).toEqual([payment]);
      expect([different, unknown]).toEqual([[], []]);
      return;
    }
  });
});
