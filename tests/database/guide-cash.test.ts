import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { checkInSchema } from "../../src/domain/desk/departures/check-in-schema.ts";
import { bookingDetailSchema } from "../../src/domain/desk/lists/desk-schema.ts";
import { todaySchema } from "../../src/domain/desk/today/today-schema.ts";
import type { Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

onOneEngine("cash that a guide takes", (db) => {
  let scene: g.Scene;
  const phone = g.aPhone();
  const reportCash = (cash: Row) => f.ask(db(), f.anon, "report_cash", { cash });
  const cash = async () => (await g.roster(db(), f.guide, phone)).departures[0]?.cash ?? [];
  const paid = (id: string) =>
    db().query(`select status, method, amount_cents::int, recorded_by, settlement_currency,
    settlement_amount::bigint::int, needs_attention from public.payments where id = '${id}'`);
  const owing = async () => {
    const booking = await f.bookByHand(db(), scene.mine.tour, scene.mine.day);
    return { ...scene.mine, booking: { ...booking, owed: 98_010 } };
  };
  beforeAll(async () => {
    scene = await g.scene(db());
    await db().exec(`update public.tours set max_guests = 100 where id = '${scene.mine.tour}'`);
    await db().exec("insert into public.exchange_rates values ('UZS', private.today(), 12500, 'desk')");
    await g.roster(db(), f.guide, phone);
    await g.longAgo(db());
  });

  it("is in the books once, under the guide's name, with a receipt by mail", async () => {
    const trip = await owing();
    const report = g.cashOf(phone, trip, { amount_cents: trip.booking.owed, charged_minor: trip.booking.owed });
    for (const _ of [1, 2, 3]) expect(await reportCash(report)).toEqual({ ok: true });
    expect(await paid(report.id)).toMatchObject([
      { status: "completed", method: "cash", recorded_by: "Aziz", needs_attention: false },
    ]);
    expect(await cash()).toMatchObject([{ id: report.id, state: "recorded", guide_name: "Aziz", currency: "USD" }]);
    const about = `public.email_outbox where booking_id = '${trip.booking.id}' and kind = 'balance_paid'`;
    expect(await f.count(db(), about)).toBe(1);
    expect(await f.count(db(), `public.documents where payment_id = '${report.id}' and kind = 'receipt'`)).toBe(1);
  });

  const settle = (claim: string, accept: boolean) =>
    f.ask(db(), f.admin, "settle_claim", { claim_id: claim, accept, reason: "Asked the guide" });
  const today = async () =>
    ((await f.ask(db(), f.admin, "admin_today", {}))["claims"] as { rows: Row[] }).rows.map((row) => row["claim_id"]);

  it("waits for the desk above what is owed, on two phones too, and for a cancelled booking", async () => {
    const trip = await owing();
    const all = { amount_cents: trip.booking.owed, charged_minor: trip.booking.owed };
    const other = g.aPhone();
    await g.roster(db(), f.guide, other);
    expect(await reportCash(g.cashOf(phone, trip, { amount_cents: 4_000_000, charged_minor: 4_000_000 }))).toEqual({
      ok: true,
    });
    expect(await reportCash(g.cashOf(phone, trip, all))).toEqual({ ok: true });
    const more = g.cashOf(other, trip, all);
    expect(await reportCash(more)).toEqual({ ok: true });
    expect(await paid(more.id)).toEqual([]);
    expect(await today()).toContain(more.id);
    expect(await f.ask(db(), f.admin, "admin_booking", { booking_id: trip.booking.id })).toMatchObject({
      owed_cents: 0,
      claims: [{ amount_cents: 4_000_000 }, { claim_id: more.id, doubt: "above_owed", guide_name: "Aziz" }],
    });
    const booking = await g.party(db(), scene.mine);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: booking.id, reason: "x" });
    const late = g.cashOf(phone, { ...scene.mine, booking });
    await reportCash(late);
    expect(await paid(late.id)).toEqual([]);
    expect(await today()).toContain(late.id);
  });

  it("is shown as waiting on the desk's Today page, the booking and the departure", async () => {
    const report = g.cashOf(phone, scene.mine, { amount_cents: 4_900_000, charged_minor: 4_900_000 });
    await reportCash(report);
    const callAsAdmin = (verb: string, args: Row) => f.ask(db(), f.admin, verb, args);
    const { claims } = v.parse(todaySchema, await callAsAdmin("admin_today", {}));
    const detail = v.parse(
      bookingDetailSchema,
      await callAsAdmin("admin_booking", { booking_id: scene.mine.booking.id }),
    );
    const checkIn = v.parse(checkInSchema, await callAsAdmin("admin_check_in", { departure_id: scene.mine.departure }));
    expect(claims.rows).toContainEqual(expect.objectContaining({ claim_id: report.id, doubt: "above_owed" }));
    expect(detail.claims).toContainEqual(expect.objectContaining({ claim_id: report.id, guide_name: "Aziz" }));
    expect(checkIn.cash).toContainEqual(
      expect.objectContaining({ id: report.id, state: "waiting", doubt: "above_owed" }),
    );
    expect(checkIn.phones).toContainEqual(expect.objectContaining({ id: phone.device_id, leads: true }));
  });

  it("is never counted as paid when the desk rejects it, and the phone is told", async () => {
    const report = g.cashOf(phone, scene.mine);
    await reportCash(report);
    expect(await settle(report.id, false)).toEqual({ ok: true });
    expect(await settle(report.id, false)).toEqual({ ok: true });
    expect(await settle(report.id, true)).toMatchObject({ ok: false, code: "claim_decided" });
    expect(await paid(report.id)).toEqual([]);
    expect(await today()).not.toContain(report.id);
    expect(await cash()).toContainEqual(expect.objectContaining({ id: report.id, state: "rejected" }));
  });

  it("is in the books once, under the guide's name, when the desk accepts it", async () => {
    const trip = await owing();
    await g.reassign(db(), trip.departure, null);
    const report = g.cashOf(phone, trip, { amount_cents: 5_000, seen_at: ago(60) });
    await reportCash(report);
    expect(await paid(report.id)).toEqual([]);
    expect([await settle(report.id, true), await settle(report.id, true)]).toEqual([{ ok: true }, { ok: true }]);
    expect(await paid(report.id)).toMatchObject([{ amount_cents: 5_000, recorded_by: "Aziz", status: "completed" }]);
    expect(await settle(report.id, false)).toMatchObject({ ok: false, code: "claim_decided" });
    expect(await settle(crypto.randomUUID(), true)).toMatchObject({ ok: false, code: "not_found" });
    await g.reassign(db(), trip.departure, "guide");
    await g.longAgo(db());
  });

  it("waits for the desk above a guide's daily limit", async () => {
    const trip = await owing();
    await db().exec("update private.settings set value = '100' where key = 'guide_cash_a_day_cents'");
    const report = g.cashOf(phone, trip);
    await reportCash(report);
    expect(await cash()).toContainEqual(
      expect.objectContaining({ id: report.id, state: "waiting", doubt: "day_limit" }),
    );
    await db().exec("update private.settings set value = '2000000' where key = 'guide_cash_a_day_cents'");
  });

  it("is refused under the id of an existing payment", async () => {
    const trip = await owing();
    const id = crypto.randomUUID();
    const recorded = { booking_id: trip.booking.id, payment_id: id, method: "cash", amount_cents: 100 };
    expect(await f.ask(db(), f.admin, "admin_record_money", recorded)).toMatchObject({ ok: true });
    expect(await reportCash(g.cashOf(phone, trip, { id }))).toMatchObject({
      ok: false,
      code: "invalid_fact",
      field: "id",
    });
  });

  it("waits for the desk when the books refuse it, which can record it once", async () => {
    const trip = await owing();
    const odd = g.cashOf(phone, trip, {
      amount_cents: 10_000,
      currency: "UZS",
      charged_minor: 125_000_000,
      rate: 20_000,
    });
    expect(await reportCash(odd)).toEqual({ ok: true });
    expect(await paid(odd.id)).toEqual([]);
    expect(await today()).toContain(odd.id);
    expect(await settle(odd.id, true)).toMatchObject({ ok: false, code: "rate_jump" });
    const put = () =>
      f.ask(db(), f.admin, "admin_record_money", {
        booking_id: trip.booking.id,
        payment_id: odd.id,
        method: "cash",
        amount_cents: 6_250,
        currency: "UZS",
        amount: 78_125_000,
        rate: 12_500,
      });
    expect([await put(), await put()]).toMatchObject([{ outcome: "applied" }, { outcome: "duplicate" }]);
    expect(await cash()).toContainEqual(expect.objectContaining({ id: odd.id, state: "recorded" }));
    expect(await today()).not.toContain(odd.id);
  });

  it.each([
    ["amount_cents", { amount_cents: 5_000_001 }],
    ["currency", { currency: "EUR" }],
    ["charged_minor", { charged_minor: -1 }],
    ["rate", { currency: "UZS", rate: null }],
    ["rate", { rate: "x" }],
  ])("is refused for a wrong %s", async (field, wrong) => {
    expect(await reportCash(g.cashOf(phone, scene.mine, wrong))).toMatchObject({
      ok: false,
      code: "invalid_fact",
      field,
    });
  });
});
