import { beforeAll, expect, it } from "vitest";
import { one, type Row } from "./support/database.ts";
import { onEveryEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

onEveryEngine("what a guide tells of who came", (db) => {
  let scene: g.Scene;
  const phone = g.aPhone();
  const second = g.aPhone();
  const tell = (fact: Row, who = f.anon) => f.ask(db(), who, "tell_check_in", { fact });
  const facts = async () => (await g.pocket(db(), f.guide, phone)).departures[0]?.facts ?? [];
  beforeAll(async () => {
    scene = await g.scene(db());
    for (const each of [phone, second]) await g.pocket(db(), f.guide, each);
  });

  it("is kept once however often it is sent, and comes to the guide's other phone with both times", async () => {
    const fact = g.factOf(phone, scene.mine, { seen_at: ago(20) });
    for (const who of [f.anon, f.anon, f.guide, f.traveller]) expect(await tell(fact, who)).toEqual({ ok: true });
    await tell(g.factOf(second, scene.mine, { seen_at: ago(10), by: "name" }));
    expect(await facts()).toMatchObject([
      { id: fact.id, kind: "arrived", by: "scan", guests: 2, device_id: phone.device_id, guide_name: "Aziz" },
      { device_id: second.device_id, by: "name" },
    ]);
  });

  it.each([
    ["kind", { kind: "here" }],
    ["guests", { guests: 0 }],
    ["guests", { guests: 501 }],
    ["guests", { guests: "2" }],
    ["late", { late: null }],
    ["by", { by: "ear" }],
    ["seen_at", { seen_at: "yesterday" }],
    ["seen_at", { seen_at: "2026-02-30T09:00:00Z" }],
    ["seen_at", { seen_at: ago(-48 * 60) }],
    ["status_seen", { status_seen: "<b>" }],
    ["id", { id: "1" }],
    ["guide_id", { guide_id: g.GUIDES.otherGuide }],
    ["device_key", { device_key: null }],
  ])("is refused for a wrong %s", async (field, wrong) => {
    expect(await tell(g.factOf(phone, scene.mine, wrong))).toMatchObject({ ok: false, code: "invalid_fact", field });
  });

  it.each([[null], [[]], [{}]])("is refused where it is no fact at all: %j", async (fact) => {
    expect(await tell(fact as unknown as Row)).toMatchObject({ ok: false, code: "invalid_fact" });
  });

  it("is believed of no other phone, departure or booking", async () => {
    const { mine, theirs } = scene;
    const refused = async (fact: Row) => (await tell(fact)).code;
    expect(await refused(g.factOf(g.aPhone(), mine))).toBe("unknown_device");
    expect(await refused(g.factOf({ ...phone, device_key: f.newToken() }, mine))).toBe("unknown_device");
    expect(await refused(g.factOf(phone, theirs))).toBe("not_your_departure");
    expect(await refused(g.factOf(phone, { ...mine, booking: theirs.booking }))).toBe("invalid_fact");
    const known = g.factOf(phone, mine);
    await tell(known);
    expect(await refused({ ...known, ...second })).toBe("invalid_fact");
  });

  it("stays as it was seen: no row is changed or deleted, by the owner neither", async () => {
    for (const sql of [
      "update public.check_ins set guests = 1",
      "delete from public.check_ins",
      "truncate public.check_ins",
    ])
      await expect(db().exec(sql)).rejects.toThrow(/stays as it was seen/);
  });

  it("is kept when the booking was cancelled meanwhile", async () => {
    const booking = await g.party(db(), scene.mine);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: booking.id, reason: "x" });
    const fact = g.factOf(phone, { ...scene.mine, booking });
    expect(await tell(fact)).toEqual({ ok: true });
    expect(await facts()).toContainEqual(expect.objectContaining({ id: fact.id, status_seen: "confirmed" }));
  });

  it("is kept when another leads the departure meanwhile, until this phone was told so", async () => {
    const { mine } = scene;
    await g.reassign(db(), mine.departure, "otherGuide");
    expect(await tell(g.factOf(phone, mine))).toEqual({ ok: true });
    expect((await g.pocket(db(), f.guide, phone)).assigned).toEqual([]);
    expect(await tell(g.factOf(phone, mine, { seen_at: ago(5) }))).toEqual({ ok: true });
    expect(await tell(g.factOf(phone, mine, { seen_at: ago(-30) }))).toMatchObject({ code: "not_your_departure" });
    // The other phone has not heard of it.
    expect(await tell(g.factOf(second, mine, { seen_at: ago(-30) }))).toEqual({ ok: true });
    await g.reassign(db(), mine.departure, "guide");
    await g.pocket(db(), f.guide, phone);
    expect(await tell(g.factOf(phone, mine, { seen_at: ago(-30) }))).toEqual({ ok: true });
  });

  it("is kept as long as this phone may not have heard that another leads the departure", async () => {
    const trip = { ...scene.mine, booking: await g.party(db(), scene.mine) };
    const [known] = (await g.pocket(db(), f.guide, phone)).departures;
    await g.reassign(db(), trip.departure, "otherGuide");
    const soon = () => g.factOf(phone, trip, { seen_at: ago(-11) });
    expect((await g.pocket(db(), f.guide, phone, { [trip.departure]: known?.hash })).assigned).toEqual([]);
    expect(await tell(soon())).toEqual({ ok: true });
    await g.pocket(db(), f.guide, phone);
    expect(await tell(soon())).toMatchObject({ ok: false, code: "not_your_departure" });
    // It has it again after all: an answer that was late.
    await g.pocket(db(), f.guide, phone, { [trip.departure]: known?.hash });
    expect(await tell(soon())).toEqual({ ok: true });
    await g.reassign(db(), trip.departure, "guide");
  });

  it("arrives after the account was ended, if it was seen before", async () => {
    await f.ask(db(), f.admin, "end_guide_account", { guide: g.GUIDES.guide });
    expect(await tell(g.factOf(phone, scene.mine, { seen_at: ago(5) }))).toEqual({ ok: true });
    expect(await tell(g.factOf(phone, scene.mine, { seen_at: ago(-30) }))).toMatchObject({ code: "unknown_device" });
  });
});

onEveryEngine("cash that a guide takes", (db) => {
  let scene: g.Scene;
  const phone = g.aPhone();
  const tell = (cash: Row) => f.ask(db(), f.anon, "tell_cash", { cash });
  const cash = async () => (await g.pocket(db(), f.guide, phone)).departures[0]?.cash ?? [];
  const paid = (id: string) =>
    db().query(`select status, method, amount_cents::int, recorded_by, settlement_currency,
    settlement_amount::bigint::int, needs_attention from public.payments where id = '${id}'`);
  const flagged = async (id: unknown) =>
    (
      await one(
        db(),
        `select attention_reason as why from public.bookings where id = '${String(id)}' and needs_attention`,
      )
    )["why"];
  /** A booking by hand owes all of it. */
  const owing = async () => {
    const { token, total_price_cents, ...booking } = f.bookingOf(scene.mine.tour, scene.mine.day);
    const made = await f.ask(db(), f.admin, "admin_manual_booking", { booking });
    expect(made.booking?.["owed_cents"]).toBe(total_price_cents);
    return { ...scene.mine, booking: { ...booking, token, owed: Number(total_price_cents) } };
  };
  beforeAll(async () => {
    scene = await g.scene(db());
    await db().exec("insert into public.exchange_rates values ('UZS', private.today(), 12500, 'desk')");
    await g.pocket(db(), f.guide, phone);
  });

  it("is in the books once, under the guide's name, with a receipt by mail", async () => {
    const trip = await owing();
    const told = g.cashOf(phone, trip, { amount_cents: trip.booking.owed, charged_minor: trip.booking.owed });
    for (const _ of [1, 2, 3]) expect(await tell(told)).toEqual({ ok: true });
    expect(await paid(told.id)).toMatchObject([
      { status: "completed", method: "cash", recorded_by: "Aziz", needs_attention: false },
    ]);
    expect(await cash()).toMatchObject([{ id: told.id, state: "recorded", guide_name: "Aziz", currency: "USD" }]);
    const about = `public.email_outbox where booking_id = '${trip.booking.id}' and kind = 'balance_paid'`;
    expect(await f.count(db(), about)).toBe(1);
    expect(await f.count(db(), `public.documents where payment_id = '${told.id}' and kind = 'receipt'`)).toBe(1);
  });

  it("may be of another currency, at the rate that was shown", async () => {
    const trip = await owing();
    const told = g.cashOf(phone, trip, {
      amount_cents: 10_000,
      currency: "UZS",
      charged_minor: 125_000_000,
      rate: 12_500,
    });
    expect(await tell(told)).toEqual({ ok: true });
    expect(await paid(told.id)).toMatchObject([
      { amount_cents: 10_000, settlement_currency: "UZS", settlement_amount: 125_000_000 },
    ]);
  });

  it("is kept where it is more than was owed, and for a booking that was cancelled meanwhile: flagged, never lost", async () => {
    const more = g.cashOf(phone, scene.mine);
    expect(await tell(more)).toEqual({ ok: true });
    expect(await paid(more.id)).toMatchObject([{ needs_attention: true }]);
    expect(await flagged(scene.mine.booking.id)).toBe("Paid more than was owed: $50.00 too much");
    const booking = await g.party(db(), scene.mine);
    await f.ask(db(), f.admin, "admin_cancel_booking", { booking_id: booking.id, reason: "x" });
    const late = g.cashOf(phone, { ...scene.mine, booking });
    expect(await tell(late)).toEqual({ ok: true });
    expect(await flagged(booking.id)).toBe("Paid after the booking was cancelled");
  });

  it("is kept aside where the books refuse it, and the desk can put it in once", async () => {
    const trip = await owing();
    const odd = g.cashOf(phone, trip, {
      amount_cents: 10_000,
      currency: "UZS",
      charged_minor: 125_000_000,
      rate: 20_000,
    });
    expect(await tell(odd)).toEqual({ ok: true });
    expect(await paid(odd.id)).toEqual([]);
    expect(await flagged(trip.booking.id)).toBe("Cash that the guide took is not in the books yet");
    expect(await cash()).toContainEqual(expect.objectContaining({ id: odd.id, state: "waiting" }));
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
  });

  it.each([
    ["amount_cents", { amount_cents: 0 }],
    ["amount_cents", { amount_cents: 5_000_001 }],
    ["currency", { currency: "EUR" }],
    ["charged_minor", { charged_minor: -1 }],
    ["rate", { currency: "UZS", rate: null }],
    ["rate", { rate: "x" }],
    ["note", { note: "x".repeat(1001) }],
    ["reason", { reason: "x" }],
  ])("is refused for a wrong %s", async (field, wrong) => {
    expect(await tell(g.cashOf(phone, scene.mine, wrong))).toMatchObject({ ok: false, code: "invalid_fact", field });
  });

  it("is believed of no other phone or departure", async () => {
    expect(await tell(g.cashOf(g.aPhone(), scene.mine))).toMatchObject({ code: "unknown_device" });
    expect(await tell(g.cashOf(phone, scene.theirs))).toMatchObject({ code: "not_your_departure" });
  });
});
