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

  it("is a refund of its own when a part was returned, recorded once however often the provider reports it", async () => {
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
    const begunStep = await f.ask(db(), f.service, "begin_refund_step", { refund, lease, step, cents: 10_000 });
    expect(begunStep).toEqual({ ok: true, cents: 10_000, settlement: Math.round(30_000 * RATE) - refunded });
    await noLies(id);
  });

  it("leaves the rest of a promised one to the provider: the desk cannot pay it in cash as well", async () => {
    const { id, payment } = await paidInSom();
    await promise(id, 30_000);
    await f.event(db(), payment, "completed", { refunded: Math.round(20_000 * RATE) });
    const { id: refund_id } = await one(db(), `select id from public.refunds where payment_id = '${payment}'`);
    const handOver = () => f.ask(db(), f.admin, "admin_record_refund_by_hand", { refund_id, note: "In the office" });
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

  const handFailed = async (booking: string, payment: string, cents: number) => {
    await promise(booking, cents);
    const { id: refund, lease, step } = await claim(payment);
    await call(db(), f.service, "record_refund_step", { refund, lease, step, result: "failed" });
    await f.ask(db(), f.admin, "admin_record_refund_by_hand", { refund_id: refund, note: "In the office" });
    return String(refund);
  };
  const accounts = (booking: string) =>
    db().query(`select account, sum(cents)::int as cents from public.ledger_entries where booking_id = '${booking}'
      group by account having sum(cents) <> 0 order by account`);
  const attention = async (booking: string) =>
    (await one(db(), `select attention_reason from public.bookings where id = '${booking}'`))["attention_reason"];

  it("is a claim on the traveler when the desk gave the same refund in cash, however the provider tells it", async () => {
    const providerReports = [
      ["part", "part again", "all"],
      ["all", "all again"],
    ];
    for (const tellings_of_one of providerReports) {
      const { id, payment } = await paidInSom();
      await handFailed(id, payment, 30_000);
      for (const recorded of tellings_of_one) {
        if (recorded.startsWith("all")) await f.event(db(), payment, "refunded");
        else await f.event(db(), payment, "completed", { refunded: Math.round(30_000 * RATE) });
        expect(await attention(id), recorded).toContain("refunded_twice");
        await noLies(id);
      }
      expect(await accounts(id)).toEqual([
        { account: "cash", cents: -30_000 },
        { account: "refunded_twice", cents: 30_000 },
      ]);
      expect(await refunds(payment)).toMatchObject([
        { cents: 30_000, given_by: "admin@example.com" },
        { cents: TOTAL - 30_000, ...own },
      ]);
      const [mails] = await db().query(`select count(*)::int as count from public.email_outbox
        where booking_id = '${id}' and payload ->> 'reason' = 'refunded_twice'`);
      expect(mails).toEqual({ count: 1 });
    }
  });

  it("is a claim when all was given in cash and the provider then returns all, and the desk settles it once", async () => {
    for (const [method, account] of [
      ["cash", null],
      ["bank_transfer", "bank"],
      [null, "goodwill"],
    ] as const) {
      const { id, payment } = await paidInSom();
      const refund_id = await handFailed(id, payment, TOTAL);
      expect(await f.event(db(), payment, "refunded")).toMatchObject({ outcome: "applied" });
      expect(await f.event(db(), payment, "refunded")).toMatchObject({ outcome: "noop" });
      await noLies(id);
      const settle = (cents: number) =>
        f.ask(db(), f.admin, "admin_settle_double_refund", { refund_id, cents, method, reason: "Agreed by phone" });
      expect(await settle(TOTAL - 1)).toMatchObject({ ok: false, code: "refund_changed" });
      expect([await settle(TOTAL), await settle(TOTAL)]).toMatchObject([{ ok: true }, { ok: true }]);
      expect(await accounts(id)).toEqual(
        account
          ? [
              { account, cents: TOTAL },
              { account: "cash", cents: -TOTAL },
            ].toSorted((a, b) => (a.account < b.account ? -1 : 1))
          : [],
      );
      expect(await attention(id)).toBeNull();
      await noLies(id);
    }
  });

  it("tells the desk when a cancelled booking's kept money goes back", async () => {
    const { id, payment, token } = await paidInSom();
    const quoted = await f.ask(db(), f.anon, "cancel_quote", { booking_id: id, token });
    await f.cancel(db(), { id, token }, quoted["refund_cents"], "confirmed");
    await f.event(db(), payment, "refunded");
    expect(await attention(id)).toContain("partly_refunded");
    await noLies(id);
  });

  it("is compared with the step under way, which the provider counts already", async () => {
    const { id, payment } = await paidInSom();
    await promise(id, 30_000);
    const { lease, step, id: refund } = await claim(payment);
    const begunStep = await f.ask(db(), f.service, "begin_refund_step", { refund, lease, step, cents: 30_000 });
    const refunded = Number(begunStep["settlement"]);
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
