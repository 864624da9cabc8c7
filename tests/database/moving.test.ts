import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { bookingViewSchema } from "../../src/domain/booking/booking-view.ts";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { moneyLies } from "./support/money-lies.ts";

type Wish = Row & { id: string; token: string };

onOneEngine("moving a booking", (db) => {
  const ahead = [10, 20, 40, 90, 120] as const;
  const days: string[] = [];
  beforeAll(async () => {
    await f.addAccounts(db());
    for (const n of ahead) days.push(await f.dayFromNow(db(), n));
  });
  const dayIn = (n: number) => days[ahead.findIndex((day) => day === n)] ?? "";
  const tourWith = async (prices: Record<number, number> = {}, maxGuests = 10) => {
    const tour = await f.makeTour(db(), { maxGuests, days: [...ahead] });
    for (const [n, cents] of Object.entries(prices))
      await db().exec(
        `update public.departures set price_cents = ${cents} where tour_id = '${tour}' and start_date = '${dayIn(Number(n))}'`,
      );
    return tour;
  };
  const paidOn = async (tour: string, n: number, more: Row = {}) => {
    const wish = f.bookingOf(tour, dayIn(n), { total_price_cents: 5_000_000, ...more });
    await f.bookAndPay(db(), wish);
    return wish;
  };
  const move = (wish: Wish, to_date: string, difference: number, move_id: string = randomUUID(), token = wish.token) =>
    f.ask(db(), f.anon, "move_my_booking", {
      booking_id: wish.id,
      token,
      move_id,
      to_date,
      expected_difference_cents: difference,
    });
  const viewOf = async (wish: Wish) => v.parse(bookingViewSchema, await f.view(db(), wish));
  const takenOn = async (tour: string, n: number) =>
    Number(
      (await one(db(), `select taken from public.departures where item_id = '${tour}' and start_date = '${dayIn(n)}'`))[
        "taken"
      ],
    );
  const mails = async (wish: Wish, kind: string) =>
    f.count(db(), `public.email_outbox where booking_id = '${wish.id}' and kind = '${kind}'`);

  it("to a dearer day swaps the seats, owes the difference and mails once; requested twice runs once", async () => {
    const tour = await tourWith({ 120: 50_000 });
    const wish = await paidOn(tour, 90);
    const id = randomUUID();
    const first = await move(wish, dayIn(120), 10_890, id);
    expect(first).toMatchObject({
      ok: true,
      booking: {
        moved: {
          id,
          from_date: dayIn(90),
          to_date: dayIn(120),
          difference_cents: 10_890,
          owed_cents: 10_890,
          back_cents: 0,
        },
        check_in: dayIn(120),
        total_cents: 108_900,
        owed_cents: 10_890,
        kept_cents: 20_000,
        status: "confirmed",
      },
    });
    const again = await move(wish, dayIn(120), 10_890, id);
    expect(again.booking?.["moved"]).toEqual(first.booking?.["moved"]);
    expect([await takenOn(tour, 90), await takenOn(tour, 120)]).toEqual([0, 2]);
    expect(await mails(wish, "booking_moved")).toBe(1);
    expect(await f.count(db(), `public.booking_moves where booking_id = '${wish.id}'`)).toBe(1);
    const { check_in, ends_on, balance_due_on } = await viewOf(wish);
    expect({ check_in, ends_on, balance_due_on }).toEqual({
      check_in: dayIn(120),
      ends_on: await f.dayFromNow(db(), 122),
      balance_due_on: await f.dayFromNow(db(), 3),
    });
    expect(await moneyLies(db(), wish.id)).toEqual([]);
  });

  it("to a cheaper day refunds what was overpaid, and never more than cancelling would", async () => {
    const tour = await tourWith({ 120: 10_000 });
    const wish = await paidOn(tour, 20);
    // The policy returns half 20 days before, and the other half exceeds the new day's price.
    expect(await move(wish, dayIn(120), -49_005)).toMatchObject({
      ok: true,
      booking: {
        moved: { back_cents: 49_005, kept_cents: 49_005, owed_cents: 0, due_on: null },
        total_cents: 49_005,
        quote: { total_cents: 49_005, kept_cents_by_terms: 27_225 },
      },
    });
    expect(await f.count(db(), `public.refunds where booking_id = '${wish.id}' and amount_cents = 49005`)).toBe(1);
    expect(await call(db(), f.anon, "cancel_quote", f.mine(wish))).toMatchObject({
      refund_cents: 0,
    });
    expect(await moneyLies(db(), wish.id)).toEqual([]);
  });

  it("keeps the travelers, drops reminders of the old day and adds those of the new one", async () => {
    const tour = await f.makeTour(db(), { days: [1, 2, 30] });
    const [soon, later] = [await f.dayFromNow(db(), 2), await f.dayFromNow(db(), 30)];
    const wish = f.bookingOf(tour, soon);
    await f.bookAndPay(db(), wish);
    const list = { id: wish.id, token: wish.token, saved_at: Date.now(), travelers: [{ position: 1, name: "Amina" }] };
    expect(await f.ask(db(), f.anon, "save_travelers", { list })).toMatchObject({ ok: true });
    await db().exec(`update public.bookings set created_at = now() - interval '2 days' where id = '${wish.id}'`);
    await call(db(), f.service, "queue_reminders");
    expect(await mails(wish, "reminder_3")).toBe(1);
    expect(await move(wish, later, 0)).toMatchObject({ ok: true, booking: { travelers: [{ name: "Amina" }] } });
    expect(await mails(wish, "reminder_3")).toBe(0);
    await db()
      .exec(`update public.departures set start_date = private.today() + 3 where tour_id = '${tour}' and start_date = '${later}';
      alter table public.bookings disable trigger guard;
      update public.bookings set check_in = private.today() + 3, check_out = private.today() + 3 where id = '${wish.id}';
      alter table public.bookings enable trigger guard`);
    await call(db(), f.service, "queue_reminders");
    await call(db(), f.service, "queue_reminders");
    expect(await mails(wish, "reminder_3")).toBe(1);
  });

  it("from a cancelled departure keeps nothing, and resolves the flag", async () => {
    const tour = await tourWith({ 120: 10_000 });
    const wish = await paidOn(tour, 10);
    const departure_id = await f.departureOf(db(), tour, dayIn(10));
    await call(db(), f.admin, "cancel_departure", { departure_id, reason: "Storm" });
    expect(await viewOf(wish)).toMatchObject({ called_off: true, needs_attention: true });
    expect(await move(wish, dayIn(120), -76_230)).toMatchObject({
      ok: true,
      booking: {
        moved: { back_cents: 76_230, kept_cents: 0 },
        called_off: false,
        needs_attention: false,
        total_cents: 21_780,
      },
    });
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it("refunds the fee of a guest who left a cancelled departure with the move, and shows no refund before", async () => {
    const tour = await tourWith();
    const wish = await paidOn(tour, 10);
    const desk = (verb: string, change: Row, more: Row = {}) =>
      f.ask(db(), f.admin, verb, { booking_id: wish.id, change, ...more });
    const make = { id: randomUUID(), difference_cents: 0 };
    const { difference_cents, fee_cents } = await desk("admin_change_outlook", { guests: 1 });
    await desk("admin_change_booking", { ...make, guests: 1, difference_cents }, { reason: "One is ill" });
    await db().exec(`update public.departures set state = 'cancelled'
      where tour_id = '${tour}' and start_date = '${dayIn(10)}'`);
    const total_cents = 49_500 + Number(fee_cents);
    expect(Number(fee_cents)).toBeGreaterThan(0);
    expect(await desk("admin_change_outlook", {})).toMatchObject({
      total_cents,
      difference_cents: 0,
      back_cents: 0,
      possible_cents: 0,
      fee_cents,
      cancel_before_cents: total_cents,
      cancel_after_cents: total_cents,
    });
    const unchanged = await desk("admin_change_booking", { ...make, id: randomUUID() }, { reason: "By mistake" });
    expect(unchanged).toMatchObject({ code: "unchanged" });
    const toMay = await desk("admin_change_outlook", { to_date: dayIn(90) });
    expect(toMay).toMatchObject({ total_cents: 49_500, back_cents: fee_cents, fee_cents: 0 });
  });

  it("offers the old seats to the waiting list, and takes seats that are held for this traveler", async () => {
    const tour = await tourWith({}, 2);
    const wish = await paidOn(tour, 90);
    const mover = await paidOn(tour, 120);
    const waiting = (n: number, email: unknown) =>
      f.ask(db(), f.anon, "join_waiting_list", {
        entry: { id: randomUUID(), tour_id: tour, check_in: dayIn(n), guests: 2, email },
      });
    await waiting(90, "first@example.com");
    await waiting(120, wish["customer_email"]);
    // Both days are full, so the waiting party is offered a day once another booking leaves it.
    expect(await move(wish, dayIn(120), 0)).toMatchObject({ code: "seats_gone" });
    expect(await move(mover, dayIn(40), 0)).toMatchObject({ ok: true });
    const stateOn = async (n: number) =>
      (
        await one(
          db(),
          `select w.state from public.waiting_entries w join public.departures d on d.id = w.departure_id
           where d.tour_id = '${tour}' and d.start_date = '${dayIn(n)}'`,
        )
      )["state"];
    expect(await stateOn(120)).toBe("offered");
    // Knowing only the address does not take the held seats.
    expect(await move(wish, dayIn(120), 0)).toMatchObject({ code: "seats_gone" });
    expect(await stateOn(120)).toBe("offered");
    const token = (await one(db(), `select private.link_token('${wish.id}') as mailed`))["mailed"];
    expect(await move({ ...wish, token: String(token) }, dayIn(120), 0)).toMatchObject({ ok: true });
    expect([await stateOn(120), await stateOn(90)]).toEqual(["taken", "offered"]);
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  describe("is refused without a change", () => {
    let tour = "";
    let wish: Wish;
    beforeAll(async () => {
      tour = await tourWith({ 120: 60_000 }, 4);
      wish = await paidOn(tour, 90);
      await paidOn(tour, 40, { guests: 3 });
    });
    const unchanged = async () => {
      expect(await viewOf(wish)).toMatchObject({
        check_in: dayIn(90),
        total_cents: 98_010,
        owed_cents: 0,
        kept_cents: 0,
      });
      expect(await f.count(db(), `public.booking_moves where booking_id = '${wish.id}'`)).toBe(0);
      expect(await mails(wish, "booking_moved")).toBe(0);
      expect(await f.seatsMismatch(db())).toEqual([]);
    };

    it("without a token, and under the id of another booking's move", async () => {
      expect(await move(wish, dayIn(120), 0, randomUUID(), f.newToken())).toMatchObject({ code: "not_found" });
      const other = await paidOn(tour, 10);
      const id = randomUUID();
      expect(await move(other, dayIn(20), 0, id)).toMatchObject({ ok: true });
      expect(await move(wish, dayIn(20), 0, id)).toMatchObject({ code: "not_found" });
      await unchanged();
    });

    it("to a full or unavailable day, with the nearest ones that have seats", async () => {
      const near = (n: number) => ({ date: dayIn(n) });
      expect(await move(wish, dayIn(40), 0)).toMatchObject({
        code: "seats_gone",
        nearest_dates: [near(10), near(20)],
      });
      expect(await move(wish, await f.dayFromNow(db(), 41), 0)).toMatchObject({ code: "date_gone" });
      expect(await move(wish, await f.dayFromNow(db(), -1), 0)).toMatchObject({ code: "date_gone" });
      expect(await move(wish, dayIn(90), 0)).toMatchObject({ code: "same_date" });
      await unchanged();
    });

    it("with another price difference than was shown, and the answer names the right one", async () => {
      expect(await move(wish, dayIn(120), 0)).toMatchObject({
        code: "price_changed",
        outlook: { difference_cents: 32_670, owed_cents: 32_670, total_cents: 130_680 },
      });
      await unchanged();
    });

    it("while a payment is open at the provider", async () => {
      const dearer = await tourWith({ 120: 60_000 });
      const other = await paidOn(dearer, 90);
      expect(await move(other, dayIn(120), 32_670)).toMatchObject({ ok: true });
      expect(await f.openPayment(db(), other)).toMatchObject({
        ok: true,
      });
      expect(await move(other, dayIn(90), -32_670)).toMatchObject({ code: "payment_open" });
    });

    it("before it is paid, once it is cancelled and once its day has come", async () => {
      const held = f.bookingOf(tour, dayIn(20));
      await f.book(db(), held);
      expect(await move(held, dayIn(120), 0)).toMatchObject({ code: "not_movable" });
      const over = await paidOn(await tourWith(), 90);
      await db().exec(`alter table public.bookings disable trigger guard;
        update public.bookings set check_in = private.today() - 1, check_out = private.today() - 1 where id = '${over.id}';
        alter table public.bookings enable trigger guard`);
      expect(await move(over, dayIn(120), 0)).toMatchObject({ code: "not_movable" });
      const cancelledBooking = await paidOn(await tourWith(), 90);
      await call(db(), f.admin, "admin_cancel_booking", { booking_id: cancelledBooking.id, reason: "x" });
      expect(await move(cancelledBooking, dayIn(120), 0)).toMatchObject({ code: "not_movable" });
    });
  });
});
