import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("the operator's desk", (db) => {
  let day = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    day = await f.dayFromNow(db(), 30);
  });
  const desk = (verb: string, args: Row) => f.askDesk(db(), verb, { reason: "By phone", ...args });
  const open = async (wish: Row & { id: string; token: string }) => {
    await f.book(db(), wish);
    const opened = await f.openPayment(db(), wish);
    return f.paymentOf(opened);
  };

  it("marks open payments failed, once and with a reason", async () => {
    const payment = await open(f.bookingOf(await f.makeTour(db()), day));
    const markFailed = (payment_id: string) =>
      f.ask(db(), f.admin, "admin_mark_failed", { payment_id, reason: "By phone" });
    expect(await markFailed(payment)).toEqual({ ok: true });
    expect(await f.count(db(), `public.payments where id = '${payment}' and status = 'failed'`)).toBe(1);
    expect(await markFailed(payment)).toMatchObject({ code: "not_pending" });
    expect(await markFailed(randomUUID())).toMatchObject({ code: "not_found" });
  });

  it("confirms a late payment when there are seats, never above the departure's size", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 2 });
    const late = f.bookingOf(tour, day);
    const payment = await open(late);
    await f.endHold(db(), late.id);
    await call(db(), f.service, "mark_payment_checked", { payment_id: payment });
    await call(db(), f.service, "expire_holds");
    const other = f.bookingOf(tour, day);
    await f.book(db(), other);
    await f.event(db(), payment, "completed");
    expect(await desk("admin_confirm_booking", { booking_id: late.id })).toMatchObject({ code: "seats_gone" });
    expect(await desk("admin_cancel_booking", { booking_id: other.id })).toMatchObject({
      ok: true,
      booking: { status: "cancelled" },
    });
    expect(await desk("admin_confirm_booking", { booking_id: late.id })).toMatchObject({
      ok: true,
      booking: { status: "confirmed", needs_attention: false },
    });
    expect(await desk("admin_confirm_booking", { booking_id: other.id })).toMatchObject({ code: "not_confirmable" });
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it("confirms without a reason once something is paid, and refuses to while nothing is", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 4 });
    const [held, late] = [f.bookingOf(tour, day), f.bookingOf(tour, day)];
    await f.book(db(), held);
    const payment = await open(late);
    await f.event(db(), payment, "completed");
    await db().exec(
      `update public.bookings set needs_attention = true, attention_reason = 'x' where id = '${late.id}'`,
    );
    const confirm = ({ id }: { id: string }) =>
      f.askDesk(db(), "admin_confirm_booking", { booking_id: id, reason: " " });
    await expect(confirm(held)).rejects.toThrow("Please give a reason");
    expect(await confirm(late)).toMatchObject({ ok: true, booking: { needs_attention: false } });
    const entry = await one(
      db(),
      `select details from public.audit_log where entity_id = '${late.id}' and action like 'confirmed%'`,
    );
    expect(entry["details"]).not.toHaveProperty("reason");
  });

  it("cancels with the policy's refund or another, never above what was paid", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 500 });
    const [one, two] = [f.bookingOf(tour, day), f.bookingOf(tour, day)];
    await f.bookAndPay(db(), one);
    await f.bookAndPay(db(), two);
    expect(await desk("admin_cancel_booking", { booking_id: one.id })).toMatchObject({
      booking: { refund: { amount_cents: 73_508 } },
    });
    expect(await desk("admin_cancel_booking", { booking_id: two.id, refund_cents: 98_011 })).toMatchObject({
      code: "invalid_refund",
    });
    expect(await desk("admin_cancel_booking", { booking_id: two.id, refund_cents: 98_010 })).toMatchObject({
      booking: { refund: { amount_cents: 98_010 } },
    });
    expect(await desk("admin_cancel_booking", { booking_id: two.id })).toMatchObject({ code: "not_cancellable" });
    expect(await desk("admin_refund_booking", { booking_id: one.id, amount_cents: 24_503 })).toMatchObject({
      code: "invalid_refund",
    });
    expect(await desk("admin_refund_booking", { booking_id: one.id, amount_cents: 24_502 })).toMatchObject({
      ok: true,
    });
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it("books by hand, with seats like any other, the same id once", async () => {
    const tour = await f.makeTour(db(), { maxGuests: 3 });
    const { token: _token, total_price_cents: _total, ...booking } = f.bookingOf(tour, await f.dayFromNow(db(), 5));
    for (let n = 0; n < 2; n += 1)
      expect(await f.askDesk(db(), "admin_manual_booking", { booking })).toMatchObject({
        ok: true,
        booking: { status: "confirmed" },
      });
    expect(
      await f.ask(db(), f.admin, "admin_manual_booking", { booking: { ...booking, id: randomUUID() } }),
    ).toMatchObject({ code: "seats_gone" });
    expect(await f.count(db(), `public.bookings where tour_id = '${tour}' and source = 'manual'`)).toBe(1);
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it.each(["token", "total_price_cents"])("refuses a '%s' by hand, which only the server sets", async (own) => {
    const { token, total_price_cents, ...booking } = f.bookingOf(await f.makeTour(db()), await f.dayFromNow(db(), 5));
    const foreign = { ...booking, [own]: own === "token" ? token : total_price_cents };
    expect(await f.ask(db(), f.admin, "admin_manual_booking", { booking: foreign })).toMatchObject({
      code: "invalid_booking",
      field: own,
    });
    expect(await f.count(db(), `public.bookings where id = '${booking.id}'`)).toBe(0);
  });

  it("requires a reason, and logs everything", async () => {
    const wish = f.bookingOf(await f.makeTour(db()), day);
    await f.book(db(), wish);
    await expect(desk("admin_cancel_booking", { booking_id: wish.id, reason: " " })).rejects.toThrow(/reason/);
    const rows = await db().query(
      "select distinct action from public.audit_log where actor_email = 'admin@example.com' order by 1",
    );
    expect(rows.map((row) => row["action"])).toEqual([
      "booked_by_hand",
      "cancelled",
      "confirmed",
      "marked_failed",
      "refunded",
    ]);
  });

  it("marks requests answered and sums payments up for admins alone", async () => {
    const request = { id: randomUUID(), name: "Anna", email: "anna@example.com", guests: 2 };
    await f.ask(db(), f.anon, "submit_trip_request", { request });
    expect(
      await f.ask(db(), f.admin, "admin_mark_answered", { kind: "trip_request", id: request.id, answered: true }),
    ).toEqual({ ok: true });
    expect(
      await f.count(
        db(),
        "public.requests where kind = 'trip_request' and status = 'answered' and answered_by is not null",
      ),
    ).toBe(1);
    const summary = async (args: Row = {}) => (await call(db(), f.admin, "admin_payment_summary", args)) as Row;
    const before = await summary();
    const figures = { count: Number(before["count"]) + 2, completed: Number(before["completed"]) + 1 };
    const tour = await f.makeTour(db());
    await f.bookAndPay(db(), f.bookingOf(tour, day));
    await f.event(db(), await open(f.bookingOf(tour, day)), "failed");
    const revenue_cents = Number(before["revenue_cents"]) + 98_010;
    expect(await summary()).toMatchObject({ ...figures, failed: Number(before["failed"]) + 1, revenue_cents });
    expect(await summary({ status: "failed" })).toMatchObject({ count: Number(before["failed"]) + 1 });
    expect(await summary({ search: "980.1" })).toMatchObject({ count: figures.count });
    await expect(call(db(), f.traveler, "admin_payment_summary")).rejects.toMatchObject({ code: "42501" });
    expect(await call(db(), f.admin, "admin_figures")).toMatchObject({ needs_attention: 0, new_requests: 0 });
  });
});
