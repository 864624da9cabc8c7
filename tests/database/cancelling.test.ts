import { beforeAll, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onEveryEngine("cancelling and refunds", (db) => {
  let tour = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [10, 15, 30, 60] });
  });
  const paid = async (days: number) => {
    const wish = f.bookingOf(tour, await f.dayFromNow(db(), days));
    return { wish, payment: await f.bookAndPay(db(), wish) };
  };
  const cancel = (wish: { id: string; token: string }, cents: number) =>
    f.ask(db(), f.anon, "cancel_my_booking", { booking_id: wish.id, token: wish.token, expected_refund_cents: cents });
  const claim = async () => (await call(db(), f.service, "claim_refunds")) as (Row & { id: string; lease: string })[];

  it.each([
    [60, 100, 78_010],
    [30, 75, 73_508],
    [15, 50, 49_005],
    [10, 0, 0],
  ])("%i days before gives %i percent: %i cents, once", async (days, percent, refund_cents) => {
    const { wish } = await paid(days);
    const today = await call(db(), f.anon, "cancel_quote", { booking_id: wish.id, token: wish.token });
    expect(today).toMatchObject({ percent, refund_cents, days_before: days });
    expect(await call(db(), f.anon, "cancel_quote", { booking_id: wish.id, token: f.newToken() })).toBeNull();
    expect(await cancel(wish, refund_cents + 1)).toMatchObject({ code: "refund_changed", refund_cents });
    expect(await cancel({ id: wish.id, token: f.newToken() }, refund_cents)).toMatchObject({ code: "not_found" });
    const refund = refund_cents === 0 ? null : { amount_cents: refund_cents, status: "pending" };
    for (let n = 0; n < 2; n += 1)
      expect(await cancel(wish, refund_cents)).toMatchObject({ ok: true, booking: { status: "cancelled", refund } });
    expect(await f.count(db(), `public.refunds where booking_id = '${wish.id}'`)).toBe(refund === null ? 0 : 1);
    expect(
      await f.count(db(), `public.email_outbox where booking_id = '${wish.id}' and kind = 'booking_cancelled'`),
    ).toBe(1);
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it("is over once the trip began", async () => {
    const { wish } = await paid(30);
    await db().exec(`alter table public.bookings disable trigger guard;
      update public.bookings set check_in = private.today() - 1, check_out = private.today() - 1 where id = '${wish.id}';
      alter table public.bookings enable trigger guard`);
    expect(await cancel(wish, 0)).toMatchObject({ code: "not_cancellable" });
    await db().exec(`alter table public.bookings disable trigger guard;
      update public.bookings set check_in = private.today() + 30, check_out = private.today() + 30 where id = '${wish.id}';
      alter table public.bookings enable trigger guard`);
  });

  it("pays out in steps, each once, never more than was paid", async () => {
    await db().exec("update public.refunds set status = 'failed'");
    const { wish, payment } = await paid(60);
    const desk = { booking_id: wish.id, reason: "Weather" };
    expect(await f.ask(db(), f.admin, "admin_refund_booking", { ...desk, amount_cents: 98_011 })).toMatchObject({
      code: "invalid_refund",
    });
    expect(await f.ask(db(), f.admin, "admin_refund_booking", desk)).toMatchObject({
      ok: true,
      booking: { status: "refunded" },
    });
    await expect(
      db().exec(
        `insert into public.refunds (payment_id, booking_id, amount_cents, reason) values ('${payment}', '${wish.id}', 1, 'x')`,
      ),
    ).rejects.toThrow(/more than what is left/);
    const [first] = await claim();
    if (!first) throw new Error("no refund to pay out");
    expect(first).toMatchObject({ amount_cents: 98_010, done_cents: 0, step: 1 });
    expect(await claim()).toEqual([]);
    const record = (lease: string, step: number, result: string, cents: number) =>
      f.ask(db(), f.service, "record_refund_step", { refund: first.id, lease, step, result, cents });
    expect(await record(first.lease, 1, "succeeded", 99_000)).toMatchObject({ code: "invalid_step" });
    expect(await record(first.lease, 1, "succeeded", 50_000)).toMatchObject({ ok: true, step: 2, done_cents: 50_000 });
    expect(await record(first.lease, 1, "succeeded", 48_010)).toMatchObject({ code: "lease_lost" });
    const [second] = await claim();
    expect(await record(String(second?.lease), 2, "succeeded", 48_010)).toMatchObject({ status: "succeeded" });
    const after = await one(db(), `select status, refunded_cents::int from public.payments where id = '${payment}'`);
    expect(after).toEqual({ status: "refunded", refunded_cents: 98_010 });
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it("that fails at the provider is flagged for the operator", async () => {
    const { wish } = await paid(60);
    await cancel(wish, 78_010);
    const [claimed] = await claim();
    await f.ask(db(), f.service, "record_refund_step", {
      refund: claimed?.id,
      lease: claimed?.lease,
      step: 1,
      result: "failed",
      error: "22",
    });
    expect(await call(db(), f.anon, "my_booking", { booking_id: wish.id, token: wish.token })).toMatchObject({
      needs_attention: true,
      refund: { status: "failed" },
    });
  });
});
