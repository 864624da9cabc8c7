import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { call, type Database, one, type Row } from "./database.ts";
import * as f from "./fixtures.ts";
import { moneyLies } from "./money-lies.ts";

export type Trip = Row & { id: string; token: string };
type Wish = {
  unit: number;
  days: number;
  guests: number;
  others?: number[];
  prices?: Record<number, number>;
  part?: "deposit";
};

export function policyDesk(db: () => Database) {
  const of = ({ id, token }: Trip) => ({ booking_id: id, token });
  const view = (trip: Trip) => call(db(), f.anon, "my_booking", of(trip)) as Promise<Row>;
  const paidTrip = async ({ unit, days, guests, others = [], prices = {}, part }: Wish): Promise<Trip> => {
    const tour = await f.makeTour(db(), { price: unit / 100, days: [days, ...others], maxGuests: 50 });
    for (const [ahead, cents] of Object.entries(prices))
      await db().exec(`update public.departures set price_cents = ${cents}
        where tour_id = '${tour}' and start_date = private.today() + ${ahead}`);
    const trip = f.bookingOf(tour, await f.dayFromNow(db(), days), { guests, total_price_cents: 5_000_000 });
    expect(await f.book(db(), trip)).toMatchObject({ ok: true });
    const opened = await f.ask(db(), f.service, "open_payment", { ...of(trip), ...(part ? { part } : {}) });
    await f.event(db(), String(opened.payment?.["payment_id"]), "completed");
    return trip;
  };
  const change = async (trip: Trip, wish: Row): Promise<void> => {
    const asked = { booking_id: trip.id, change: wish };
    const { difference_cents, cancel_before_cents, cancel_after_cents } = await f.ask(
      db(),
      f.admin,
      "admin_change_outlook",
      asked,
    );
    const shown = { difference_cents, cancel_before_cents, cancel_after_cents };
    const made = { ...wish, ...shown, id: randomUUID() };
    const changing = { booking_id: trip.id, change: made, reason: "By phone" };
    expect(await f.ask(db(), f.admin, "admin_change_booking", changing)).toMatchObject({ ok: true });
    expect(await cancelQuote(trip)).toBe(cancel_after_cents);
  };
  const move = async (trip: Trip, ahead: number): Promise<void> => {
    const wish = { ...of(trip), move_id: randomUUID(), to_date: await f.dayFromNow(db(), ahead) };
    const { outlook } = await f.ask(db(), f.anon, "move_my_booking", { ...wish, expected_difference_cents: -1 });
    const expected_difference_cents = (outlook as Row)["difference_cents"];
    expect(await f.ask(db(), f.anon, "move_my_booking", { ...wish, expected_difference_cents })).toMatchObject({
      ok: true,
    });
  };
  const cancelQuote = async (trip: Trip) =>
    ((await call(db(), f.anon, "cancel_quote", of(trip))) as Row)["refund_cents"] as number;
  const cancel = async (trip: Trip): Promise<void> => {
    const shown = { expected_refund_cents: await cancelQuote(trip), expected_status: "confirmed" };
    expect(await f.ask(db(), f.anon, "cancel_my_booking", { ...of(trip), ...shown })).toMatchObject({ ok: true });
  };
  const refunded = async ({ id }: Trip): Promise<number> =>
    Number(
      (
        await one(db(), `select coalesce(sum(amount_cents), 0) as cents from public.refunds where booking_id = '${id}'`)
      )["cents"],
    );
  const daysPass = ({ id }: Trip, days: number): Promise<void> =>
    db().exec(`alter table public.bookings disable trigger guard;
      update public.bookings set check_in = check_in - ${days}, check_out = check_out - ${days} where id = '${id}';
      alter table public.bookings enable trigger guard`);
  const claimed = async ({ id }: Trip, result: string, sends: boolean): Promise<Row> => {
    await db()
      .exec(`update public.refunds set next_try_at = case when booking_id = '${id}' then now() else 'infinity' end
      where status in ('pending', 'processing')`);
    const [refund] = (await call(db(), f.service, "claim_refunds", {})) as Row[];
    if (!refund) throw new Error("No refund is on its way");
    const { id: row, lease, step, amount_cents } = refund;
    const recorded = { refund: row, lease, step, result, cents: sends ? amount_cents : 0, error: result };
    if (sends) await f.ask(db(), f.service, "begin_refund_step", { refund: row, lease, step, cents: amount_cents });
    expect(await f.ask(db(), f.service, "record_refund_step", recorded)).toMatchObject({ ok: true });
    return refund;
  };
  return {
    view,
    paidTrip,
    change,
    move,
    cancel,
    cancelQuote,
    refunded,
    daysPass,
    refundFails: (trip: Trip) => claimed(trip, "failed", false),
    refundSucceeds: (trip: Trip) => claimed(trip, "succeeded", true),
    failedRefund: async ({ id }: Trip) =>
      (await one(db(), `select id from public.refunds where booking_id = '${id}' and status = 'failed'`))["id"],
    callOff: async ({ id }: Trip) => {
      const { departure_id } = await one(db(), `select departure_id from public.bookings where id = '${id}'`);
      await f.ask(db(), f.admin, "cancel_departure", { departure_id, reason: "Storm" });
    },
    sums: async ({ id }: Trip) =>
      Object.fromEntries(
        (
          await db().query(`select account, sum(cents)::int as cents from public.ledger_entries
            where booking_id = '${id}' group by account having sum(cents) <> 0`)
        ).map(({ account, cents }) => [account, cents]),
      ),
    noLies: async ({ id }: Trip) => {
      expect(await moneyLies(db(), id)).toEqual([]);
      expect(await f.seatsMismatch(db())).toEqual([]);
    },
  };
}
