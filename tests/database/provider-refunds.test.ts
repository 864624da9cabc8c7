import { beforeAll, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { moneyLies } from "./support/money-lies.ts";

const TOTAL = 98_010;
const RATE = 12_650.37;
const CHARGED = Math.round(TOTAL * RATE);

onOneEngine("a refund that the provider makes by itself", (db) => {
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
    await f.attachSession(db(), payment, {
      settlement_currency: "UZS",
      settlement_amount: CHARGED,
      settlement_rate: RATE,
    });
    await f.event(db(), payment, "completed", { amount: CHARGED });
    return { ...wish, payment };
  };
  const refunds = (payment: string) =>
    db()
      .query(`select amount_cents::int as cents, done_cents::int as done, settlement_sent::float8 as sent, status, reason, given_by,
      unrequested
      from public.refunds where payment_id = '${payment}' order by created_at, id`);
  const promise = (booking: string, amount_cents: number, reason = "Goodwill") =>
    f.ask(db(), f.admin, "admin_refund_booking", { booking_id: booking, reason, amount_cents });
  const claim = async (payment: string): Promise<Row> => {
    const all = (await call(db(), f.service, "claim_refunds", { how_many: 50 })) as (Row & { payment: Row })[];
    return all.find((claimed) => claimed.payment["payment_id"] === payment) ?? {};
  };
  const noLies = async (booking: string) => expect(await moneyLies(db(), booking)).toEqual([]);
  const own = {
    status: "succeeded",
    reason: "Refunded by the provider",
    given_by: "the payment provider",
    unrequested: true,
  };

  it("is a refund of its own when all was returned, and the booking ends", async () => {
    const { id, payment } = await paidInSom();
    expect(await f.event(db(), payment, "refunded")).toMatchObject({ outcome: "applied", booking_status: "refunded" });
    expect(await refunds(payment)).toEqual([{ cents: TOTAL, done: TOTAL, sent: CHARGED, ...own }]);
    await noLies(id);
  });

  it("flags no refund that the shop promised, whatever its reason says", async () => {
    const { id, payment } = await paidInSom();
    await promise(id, 20_000, own.reason);
    const refunded = Math.round(20_000 * RATE);
    expect(await f.event(db(), payment, "completed", { refunded })).toMatchObject({ needs_attention: false });
    expect(await refunds(payment)).toMatchObject([{ cents: 20_000, done: 20_000, unrequested: false }]);
    await noLies(id);
  });

  it("is a refund of its own when a part was returned, reported once however often it is heard", async () => {
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

  it("counts as the promised one, which is not sent a second time", async () => {
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

  it("leaves the rest of a promised one to the provider: the desk cannot hand it over as well", async () => {
    const { id, payment } = await paidInSom();
    await promise(id, 30_000);
    await f.event(db(), payment, "completed", { refunded: Math.round(20_000 * RATE) });
    const { id: refund_id } = await one(db(), `select id from public.refunds where payment_id = '${payment}'`);
    const handOver = () => f.ask(db(), f.admin, "admin_give_by_hand", { refund_id, note: "In the office" });
    expect(await handOver()).toMatchObject({ ok: false, code: "not_found" });
    const { lease, step } = await claim(payment);
    expect(await handOver()).toMatchObject({ ok: false, code: "not_found" });
    await call(db(), f.service, "record_refund_step", { refund: refund_id, lease, step, result: "failed" });
    expect([await handOver(), await handOver()]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await refunds(payment)).toMatchObject([
      { done: 30_000, status: "succeeded", given_by: "admin@example.com" },
    ]);
    await noLies(id);
  });

  it("is compared with the step under way, which the provider counts already", async () => {
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
});
