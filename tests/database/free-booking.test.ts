import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { QuotedCode } from "../../src/domain/pricing/code-schema.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { call, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { moneyLies } from "./support/money-lies.ts";

onOneEngine("a booking that a code pays in full", (db) => {
  let tour = "";
  let day = "";
  let other = "";
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [40, 90] });
    [day, other] = [await f.dayFromNow(db(), 40), await f.dayFromNow(db(), 90)];
    await db().exec(`update public.tours set options = '[{"id":"single","name":"Single room","price_cents":10000,
      "per":"guest","most":5,"retired":false}]' where id = '${tour}'`);
  });
  const codeOf = async (more: Row) => {
    const code = f.codeOf({ percent: null, ...more });
    expect(await f.ask(db(), f.admin, "save_code", { code })).toEqual({ ok: true });
    return code.code;
  };
  const wishOf = async (code: Row, more: Row = {}) =>
    f.bookingOf(tour, day, { code: await codeOf(code), total_price_cents: 0, ...more });
  const free = async (code: Row = { percent: 100 }, more: Row = {}) => {
    const wish = await wishOf(code, more);
    return { wish, answer: await f.book(db(), wish) };
  };
  type Wish = Awaited<ReturnType<typeof free>>["wish"];
  const mine = ({ id, token }: Wish) => ({ booking_id: id, token });
  const mails = async ({ id }: Wish) =>
    (await db().query(`select kind from public.email_outbox where booking_id = '${id}' order by kind`)).map(
      ({ kind }) => kind,
    );
  const sound = async ({ id }: Wish) => {
    expect(await moneyLies(db(), id)).toEqual([]);
    expect(await f.seatsMismatch(db())).toEqual([]);
  };

  it.each<[string, Row, Row]>([
    ["of 100 %", { percent: 100 }, {}],
    ["of more than the price", { amount_cents: 500_000 }, {}],
    ["of exactly the price", { amount_cents: 89_100 }, {}],
    ["that was not seen before", { percent: 100 }, { total_price_cents: 98_010 }],
  ])("is confirmed at once by a code %s: nothing to pay, nothing to expire, one mail", async (_, code, more) => {
    const { wish, answer } = await free(code, more);
    expect(answer).toMatchObject({
      ok: true,
      booking: { status: "confirmed", total_cents: 0, owed_cents: 0, paid_cents: 0, expires_at: null, payment: null },
    });
    const off = { code: wish["code"], ...code } as QuotedCode;
    expect(answer.booking?.["quote"]).toEqual(quote(45_000, 2, [], off));
    expect(await mails(wish)).toEqual(["booking_confirmed"]);
    expect(await f.book(db(), wish)).toMatchObject({ ok: true, booking: { status: "confirmed" } });
    await db().exec(`update public.bookings set created_at = now() - interval '3 days' where id = '${wish.id}'`);
    await f.ask(db(), f.service, "expire_holds", {});
    await f.ask(db(), f.service, "queue_reminders", {});
    expect(await call(db(), f.anon, "my_booking", mine(wish))).toMatchObject({
      status: "confirmed",
      balance_due_on: null,
      statement: [],
      documents: [],
      needs_attention: false,
    });
    expect(await mails(wish)).toEqual(["booking_confirmed"]);
    await sound(wish);
  });

  it("refuses payment, and a gift card pays nothing", async () => {
    const { wish } = await free();
    expect(await f.ask(db(), f.service, "open_payment", mine(wish))).toMatchObject({ code: "already_paid" });
    const { code } = await f.makeGiftCard(db(), 10_000);
    expect(await f.ask(db(), f.anon, "check_gift_card", { ...mine(wish), code })).toMatchObject({
      code: "already_paid",
    });
    expect(await f.count(db(), `public.payments where booking_id = '${wish.id}'`)).toBe(0);
  });

  it("moves to another day for nothing, and owes the rest when the code covers less there", async () => {
    const whole = await free();
    const part = await free({ amount_cents: 89_100 });
    await db().exec(
      `update public.departures set price_cents = 50000 where item_id = '${tour}' and start_date = '${other}'`,
    );
    const move = (wish: Wish, expected_difference_cents: number) =>
      f.ask(db(), f.anon, "move_my_booking", {
        ...mine(wish),
        move_id: randomUUID(),
        to_date: other,
        expected_difference_cents,
      });
    expect(await move(whole.wish, 0)).toMatchObject({ ok: true, booking: { total_cents: 0, check_in: other } });
    expect(await move(part.wish, 10_890)).toMatchObject({
      ok: true,
      booking: { status: "confirmed", total_cents: 10_890, owed_cents: 10_890 },
    });
    await f.pay(db(), part.wish);
    for (const { wish } of [whole, part]) await sound(wish);
  });

  it("is changed by the desk: guests and options", async () => {
    const { wish } = await free();
    const change = async (wanted: Row) => {
      const shown = await f.ask(db(), f.admin, "admin_change_outlook", { booking_id: wish.id, change: wanted });
      return f.askDesk(db(), "admin_change_booking", {
        booking_id: wish.id,
        change: { id: randomUUID(), ...wanted, difference_cents: shown["difference_cents"] },
        reason: "x",
      });
    };
    expect(await change({ guests: 3 })).toMatchObject({ ok: true, booking: { guests: 3, total_cents: 0 } });
    expect(await change({ options: [{ id: "single", count: 1 }] })).toMatchObject({
      booking: { total_cents: 11_000, owed_cents: 11_000 },
    });
    expect(await change({ options: [] })).toMatchObject({ booking: { total_cents: 0, owed_cents: 0 } });
    await sound(wish);
    expect(await f.ask(db(), f.admin, "admin_refund_booking", { booking_id: wish.id, reason: "x" })).toMatchObject({
      code: "invalid_refund",
    });
    expect(await f.askDesk(db(), "admin_cancel_booking", { booking_id: wish.id, reason: "x" })).toMatchObject({
      booking: { status: "cancelled" },
    });
  });

  it("is refused when no code makes it free", async () => {
    expect(await f.book(db(), f.bookingOf(tour, day, { total_price_cents: 0 }))).toMatchObject({
      code: "invalid_amount",
    });
    const gratis = await f.makeTour(db(), { price: 0, days: [40] });
    for (const more of [{}, { code: await codeOf({ percent: 100 }) }])
      expect(await f.book(db(), f.bookingOf(gratis, day, more))).toMatchObject({ code: "invalid_amount" });
    expect(await f.book(db(), f.bookingOf(tour, day, { code: "NO-SUCH-CODE", total_price_cents: 0 }))).toMatchObject({
      code: "code_unknown",
    });
    expect(await f.book(db(), await wishOf({ percent: 50 }))).toMatchObject({ code: "price_up" });
  });
});
