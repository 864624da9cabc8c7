import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { call, one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";

onOneEngine("a booking by hand", (db) => {
  let tour: string;
  let day: string;
  beforeAll(async () => {
    await f.addAccounts(db());
    await f.addColleagues(db());
    tour = await f.makeTour(db(), { price: 100, maxGuests: 40 });
    day = await f.dayFromNow(db(), 30);
  });
  const wish = (more: Row = {}): Row & { id: string } => {
    const { token: _token, total_price_cents: _total, ...booking } = f.bookingOf(tour, day, more);
    return { ...booking, ...more };
  };
  const sell = (booking: Row) => f.askDesk(db(), "admin_manual_booking", { booking });
  const stored = (id: string) => one(db(), `select * from public.bookings b where b.id = '${id}'`);
  const mailsTo = (id: string) => f.count(db(), `public.email_outbox where about = '${id}' and recipient = 'customer'`);

  it("needs no email address with a phone number, and queues no mail without one", async () => {
    const booking = wish({ customer_email: "" });
    expect(await sell(booking)).toMatchObject({ ok: true, booking: { customer_email: "", status: "confirmed" } });
    expect(await stored(booking.id)).toMatchObject({ customer_email: null });
    expect(await mailsTo(booking.id)).toBe(0);
    expect(await f.ask(db(), f.admin, "admin_send_link", { booking_id: booking.id })).toMatchObject({
      code: "no_address",
    });
    expect(await sell(wish({ customer_email: "", customer_phone: "" }))).toMatchObject({ field: "customer_phone" });
    const correct = (guest: Row) => f.ask(db(), f.admin, "admin_correct_guest", { booking_id: booking.id, guest });
    expect(await correct({ customer_email: "", customer_phone: "+998 90 1234567" })).toMatchObject({ ok: true });
    expect(await correct({ customer_email: "late@example.com" })).toMatchObject({ ok: true });
    expect(await mailsTo(booking.id)).toBe(1);
    expect(await correct({ customer_email: "" })).toMatchObject({ ok: false, field: "customer_email" });
  });

  it("takes an agreed price with a reason, and keeps its ratio when a guest joins", async () => {
    const booking = wish({ guests: 2, agreed_total_cents: 150_00, agreed_reason: "Returning travelers" });
    expect(await sell({ ...booking, agreed_reason: null })).toMatchObject({ field: "agreed_reason" });
    expect(await sell({ ...booking, agreed_total_cents: 0 })).toMatchObject({ field: "agreed_total_cents" });
    expect(await sell(booking)).toMatchObject({
      ok: true,
      booking: {
        total_cents: 150_00,
        owed_cents: 150_00,
        quote: { agreed: { list_cents: 217_80, total_cents: 150_00 } },
      },
    });
    const change = { guests: 4, id: randomUUID() };
    const outlook = await f.ask(db(), f.admin, "admin_change_outlook", { booking_id: booking.id, change });
    const list = (await call(db(), f.anon, "quote", { item_type: "tour", item_id: tour, guests: 4 })) as Row;
    expect(outlook["total_cents"]).toBe(Math.round((Number(list["total_cents"]) * 150_00) / 217_80));
    const [entry] = await db().query(`select details from public.audit_log where entity_id = '${booking.id}'`);
    expect(entry?.["details"]).toMatchObject({
      reason: "Returning travelers",
      list_cents: 217_80,
      total_cents: 150_00,
    });
  });

  it("takes a code, and agrees on a price below the price with the code", async () => {
    const code = { id: randomUUID(), code: "DESKTEN", percent: 10, once_per_email: true, archived: false };
    expect(await f.ask(db(), f.admin, "save_code", { code })).toMatchObject({ ok: true });
    const booking = wish({ code: "DESKTEN", agreed_total_cents: 90_00, agreed_reason: "Phone", customer_email: "" });
    expect(await sell({ ...booking, code: "NOSUCH" })).toMatchObject({ code: "code_unknown" });
    expect(await sell(booking)).toMatchObject({ booking: { quote: { code_cents: 19_80 }, total_cents: 90_00 } });
    expect((await stored(booking.id))["code_id"]).toBe(code.id);
  });

  it("of a channel records its commission, sends no confirmation and owes the guide nothing", async () => {
    const booking = wish({ channel: "getyourguide", commission_percent: 25, guests: 1 });
    expect(await sell({ ...booking, channel: "own" })).toMatchObject({ field: "commission_percent" });
    expect(await sell({ ...booking, channel: "agency" })).toMatchObject({ field: "agency" });
    expect(await sell({ ...booking, agency: "Silk Ltd" })).toMatchObject({ field: "agency" });
    expect(await sell(booking)).toMatchObject({ ok: true });
    expect(await f.ask(db(), f.admin, "admin_booking", { booking_id: booking.id })).toMatchObject({
      channel: "getyourguide",
      commission_percent: 25,
      commission_cents: 27_50,
      balance_due_on: null,
    });
    expect(await mailsTo(booking.id)).toBe(0);
    const { departure_id } = await stored(booking.id);
    const { guests } = await one(db(), `select private.guest_list_of('${String(departure_id)}') as guests`);
    expect((guests as Row[]).find(({ id }) => id === booking.id)).toMatchObject({ owed_cents: 0 });
    const agency = wish({ channel: "agency", agency: "Silk Ltd", commission_percent: 15 });
    expect(await sell(agency)).toMatchObject({ ok: true });
    expect(await stored(agency.id)).toMatchObject({ channel: "agency", agency: "Silk Ltd", commission_percent: 15 });
  });

  it("of a channel is due from the channel, so no change, move or hold gives the traveler a day to pay by", async () => {
    const booking = wish({ channel: "viator", commission_percent: 25, guests: 1 });
    await sell(booking);
    const ask = { booking_id: booking.id, change: { guests: 2 } };
    const shown = await f.ask(db(), f.admin, "admin_change_outlook", ask);
    expect(shown).toMatchObject({ owed_cents: 217_80, due_on: null });
    const change = { guests: 2, id: randomUUID(), difference_cents: shown["difference_cents"] };
    const changing = { booking_id: booking.id, change, reason: "By phone" };
    expect(await f.ask(db(), f.admin, "admin_change_booking", changing)).toMatchObject({ ok: true });
    expect(await stored(booking.id)).toMatchObject({ guests: 2, balance_due_on: null });
    const held = wish({ channel: "viator", hold_until: await f.dayFromNow(db(), 3) });
    await sell(held);
    await f.ask(db(), f.admin, "admin_confirm_booking", { booking_id: held.id, reason: "Viator has paid" });
    expect(await stored(held.id)).toMatchObject({ status: "confirmed", balance_due_on: null });
  });

  it("of a channel is paid, moved and cancelled through the channel, not by its traveler", async () => {
    const sold = { channel: "agency", agency: "Silk Ltd" };
    const later = await f.dayFromNow(db(), 60);
    for (const more of [sold, { ...sold, hold_until: await f.dayFromNow(db(), 3) }]) {
      const booking = await f.bookByHand(db(), tour, day, more);
      const { total_cents, status, sold_by } = await f.view(db(), booking);
      expect(sold_by).toBe("Silk Ltd");
      expect(await f.openPayment(db(), booking)).toMatchObject({ code: "sold_by_channel" });
      expect(await f.cancel(db(), booking, 0, status)).toMatchObject({ code: "not_cancellable" });
      const move = { move_id: randomUUID(), to_date: later, expected_difference_cents: 0 };
      const moved = await f.ask(db(), f.anon, "move_my_booking", { ...f.mine(booking), ...move });
      expect(moved).toMatchObject({ code: "not_movable" });
      const { code } = await f.makeGiftCard(db(), Number(total_cents));
      const card = { ...f.mine(booking), code };
      expect(await f.ask(db(), f.anon, "check_gift_card", card)).toMatchObject({ code: "sold_by_channel" });
    }
    const own = await f.bookByHand(db(), tour, day);
    expect(await f.view(db(), own)).toMatchObject({ sold_by: null });
    expect(await f.openPayment(db(), own)).toMatchObject({ ok: true });
  });

  it("of a channel stands in the month of its departure with commission and what the channel still pays", async () => {
    const other = await f.makeTour(db(), { price: 100, days: [400, 401] });
    const [first, second] = [await f.dayFromNow(db(), 400), await f.dayFromNow(db(), 401)];
    const viator = { channel: "viator", commission_percent: 20, guests: 1 };
    const paid = await f.bookByHand(db(), other, first, viator);
    await f.bookByHand(db(), other, first, viator);
    await f.bookByHand(db(), other, first, { channel: "agency", agency: "Silk Ltd", commission_percent: 10 });
    await f.bookByHand(db(), other, second);
    const cancelled = await f.bookByHand(db(), other, first, viator);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: cancelled.id, reason: "Ill", refund_cents: 0 });
    const transfer = { payment_id: randomUUID(), method: "bank_transfer", amount_cents: 110_00, note: "July" };
    const recorded = await f.ask(db(), f.admin, "admin_record_money", { booking_id: paid.id, ...transfer });
    expect(recorded).toMatchObject({ ok: true });
    const month = `${first.slice(0, 7)}-01`;
    const one = {
      bookings: 1,
      guests: 2,
      total_cents: 217_80,
      commission_cents: 21_78,
      paid_cents: 0,
      owed_cents: 217_80,
    };
    expect(await call(db(), f.office, "admin_channels", { month })).toEqual([
      { channel: "agency", agency: "Silk Ltd", ...one },
      {
        channel: "viator",
        agency: null,
        bookings: 2,
        guests: 2,
        total_cents: 220_00,
        commission_cents: 44_00,
        paid_cents: 110_00,
        owed_cents: 110_00,
      },
    ]);
    await expect(call(db(), f.guide, "admin_channels", { month })).rejects.toThrow();
    const refund = { booking_id: paid.id, reason: "Rain", amount_cents: 10_00 };
    expect(await f.ask(db(), f.admin, "admin_refund_booking", refund)).toMatchObject({ ok: true });
    expect(await mailsTo(paid.id)).toBe(0);
  });

  it("holds seats until the end of a day, then releases them", async () => {
    const until = await f.dayFromNow(db(), 3);
    const booking = wish({ hold_until: until, guests: 2 });
    expect(await sell({ ...booking, hold_until: day })).toMatchObject({ field: "hold_until" });
    expect(await sell({ ...booking, hold_until: await f.dayFromNow(db(), -1) })).toMatchObject({ field: "hold_until" });
    expect(await sell(booking)).toMatchObject({ ok: true, booking: { status: "pending" } });
    const { ends } = await one(
      db(),
      `select (b.expires_at at time zone 'Asia/Tashkent')::text as ends from public.bookings b where b.id = '${booking.id}'`,
    );
    expect(ends).toBe(`${await f.dayFromNow(db(), 4)} 00:00:00`);
    await db().exec(`update public.bookings set expires_at = now() - interval '1 minute' where id = '${booking.id}'`);
    await db().exec("select private.expire_holds()");
    expect(await stored(booking.id)).toMatchObject({ status: "expired" });
    expect(await f.seatsMismatch(db())).toEqual([]);
  });

  it("does not count among unpaid seats that shorten the holds of the web", async () => {
    const unpaid = async () => Number((await one(db(), "select private.unpaid_seats() as seats"))["seats"]);
    const before = await unpaid();
    expect(await sell(wish({ hold_until: await f.dayFromNow(db(), 3), guests: 5 }))).toMatchObject({ ok: true });
    expect(await unpaid()).toBe(before);
  });

  it("is made by people of the desk alone", async () => {
    for (const caller of [f.anon, f.traveler, f.guide])
      await expect(call(db(), caller, "admin_manual_booking", { booking: wish() })).rejects.toThrow();
    const booking = wish({ agreed_total_cents: 99_00, agreed_reason: "Office" });
    expect(await f.ask(db(), f.office, "admin_manual_booking", { booking })).toMatchObject({ ok: true });
  });
});
