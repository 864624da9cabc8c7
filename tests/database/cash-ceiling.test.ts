import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { isAboveCashCeiling } from "../../src/domain/payment/cash-ceiling.ts";
import { createRandom } from "../simulation/random.ts";
import { one, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import * as g from "./support/guides.ts";

const RATE = 12_500;
const CASES = 200;

onOneEngine("cash above the ceiling of the law", (db) => {
  let scene: g.Scene;
  const phone = g.aPhone();
  beforeAll(async () => {
    scene = await g.scene(db());
    await db().exec(`update public.tours set max_guests = 400, price = 3000 where id = '${scene.mine.tour}'`);
    await db().exec(`insert into public.exchange_rates values ('UZS', private.today(), ${RATE}, 'desk'),
      ('UZS', private.today() - 10, 11000, 'desk')`);
    await g.roster(db(), f.guide, phone);
    await g.longAgo(db());
  });
  const owing = async () => {
    const booking = await f.bookByHand(db(), scene.mine.tour, scene.mine.day, { guests: 2 });
    return { ...scene.mine, booking: { ...booking, owed: 600_000 } };
  };
  const take = (booking: f.Held, amount_cents: number, more: Row = {}) =>
    f.ask(db(), f.admin, "admin_record_money", {
      booking_id: booking.id,
      payment_id: randomUUID(),
      method: "cash",
      amount_cents,
      ...more,
    });
  const refused = { ok: false, code: "cash_ceiling", field: "amount_cents" };
  const left = async ({ id }: f.Held) =>
    (await one(db(), `select private.cash_left_som('${id}')::float8 as som`))["som"];

  it("is refused at the desk by the sum of one booking, in dollars and som", async () => {
    const { booking } = await owing();
    expect(await take(booking, 200_001)).toMatchObject(refused);
    expect(await take(booking, 150_000)).toMatchObject({ ok: true });
    expect(await left(booking)).toBe(6_250_000);
    const som = { currency: "UZS", amount: 625_000_100, rate: RATE };
    expect(await take(booking, 50_000, som)).toMatchObject(refused);
    expect(await take(booking, 50_000, { ...som, amount: 625_000_000 })).toMatchObject({ ok: true });
    expect(await left(booking)).toBe(0);
    expect(await take(booking, 1)).toMatchObject(refused);
    expect(await take(booking, 100_000, { method: "bank_transfer" })).toMatchObject({ ok: true });
  });

  it("counts no cash that was voided, and each payment at the rate of its day", async () => {
    const { booking } = await owing();
    const payment_id = randomUUID();
    await take(booking, 100_000, { payment_id });
    await db().exec(
      `update public.payments set paid_at = now() - interval '5 days' where booking_id = '${booking.id}'`,
    );
    expect(await left(booking)).toBe(25_000_000 - 1_000 * 11_000);
    expect(await f.ask(db(), f.admin, "admin_void_money", { payment_id, reason: "Counted wrong" })).toMatchObject({
      ok: true,
    });
    expect(await left(booking)).toBe(25_000_000);
  });

  it("follows the setting", async () => {
    const { booking } = await owing();
    await db().exec("update private.shop_settings set cash_ceiling_som = '1000000'");
    expect(await take(booking, 8_001)).toMatchObject(refused);
    await db().exec("update private.shop_settings set cash_ceiling_som = '25000000'");
    expect(await take(booking, 8_001)).toMatchObject({ ok: true });
  });

  it("waits at the desk when a guide exceeded it, and cannot be accepted", async () => {
    const trip = await owing();
    const report = g.cashOf(phone, trip, { amount_cents: 200_100, charged_minor: 200_100 });
    expect(await f.ask(db(), f.anon, "report_cash", { cash: report })).toEqual({ ok: true });
    const { departures } = await g.roster(db(), f.guide, phone);
    expect(departures[0]?.cash).toContainEqual(
      expect.objectContaining({ id: report.id, state: "waiting", doubt: "cash_ceiling" }),
    );
    expect(departures[0]?.bookings.find(({ id }) => id === trip.booking.id)?.cash_left_som).toBe(25_000_000);
    const settle = (accept: boolean) =>
      f.ask(db(), f.admin, "settle_claim", { claim_id: report.id, accept, reason: "Asked the guide" });
    expect(await settle(true)).toMatchObject({ ok: false, code: "cash_ceiling" });
    expect(await settle(false)).toEqual({ ok: true });
  });

  it("waits at the desk when phones that were offline exceed it together, whoever reports first", async () => {
    const second = g.aPhone();
    await g.roster(db(), f.guide, second);
    await g.longAgo(db());
    await db().exec("update private.settings set value = '100000000' where key = 'guide_cash_a_day_cents'");
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const trip = await owing();
      const reports = [phone, second, second].map((by, place) =>
        g.cashOf(by, trip, { amount_cents: 90_000 + place, charged_minor: 90_000 + place }),
      );
      for (const place of [...order, ...order])
        expect(await f.ask(db(), f.anon, "report_cash", { cash: reports[place] })).toEqual({ ok: true });
      const stored = await db().query(
        `select id::text, doubt from public.guide_cash where booking_id = '${trip.booking.id}'`,
      );
      const doubts = order.map((place) => stored.find(({ id }) => id === reports[place]?.id)?.["doubt"]);
      expect(doubts).toEqual([null, null, "cash_ceiling"]);
      expect(Number(await left(trip.booking))).toBeGreaterThanOrEqual(0);
    }
  });

  it("is refused for a gift card too", async () => {
    const card = (amount_cents: number, sold_for: string) =>
      f.ask(db(), f.admin, "make_gift_card", { card: { id: randomUUID(), amount_cents, sold_for, to_name: "Anna" } });
    expect(await card(200_001, "cash")).toMatchObject(refused);
    expect(await card(200_000, "cash")).toMatchObject({ ok: true });
    expect(await card(200_001, "bank_transfer")).toMatchObject({ ok: true });
  });

  it("counts gift cards that were sold for cash where they are used, at the rate of their sale, and no others", async () => {
    const { booking } = await owing();
    const use = async (cents: number, sold_for: string, expected_cents?: number) => {
      const { code } = await f.makeGiftCard(db(), cents, { sold_for });
      const using = { ...f.mine(booking), code };
      const shown = await f.ask(db(), f.anon, "check_gift_card", using);
      if (!shown.ok) return shown;
      expect(shown["takes_cents"]).toBe(expected_cents ?? cents);
      return f.ask(db(), f.anon, "use_gift_card", {
        ...using,
        payment_id: randomUUID(),
        expected_cents: shown["takes_cents"],
      });
    };
    expect(await use(120_000, "cash")).toMatchObject({ ok: true });
    expect(await left(booking)).toBe(10_000_000);
    expect(await take(booking, 80_001)).toMatchObject(refused);
    expect(await use(150_000, "cash", 80_000)).toMatchObject({ ok: true });
    expect(await left(booking)).toBe(0);
    expect(await use(10_000, "cash")).toMatchObject({ ok: false, code: "cash_ceiling" });
    expect(await take(booking, 1)).toMatchObject(refused);
    expect(await use(100_000, "bank_transfer")).toMatchObject({ ok: true });
    await db().exec(`update public.exchange_rates set per_dollar = 20000 where day = private.today()`);
    expect(await left(booking)).toBe(-15_000_000);
    await db().exec(`update public.exchange_rates set per_dollar = ${RATE} where day = private.today()`);
  });

  it("lets a gift card pay without any rate of the som", async () => {
    const { booking } = await owing();
    const rates = await db().query("select day::text, per_dollar from public.exchange_rates where currency = 'UZS'");
    await db().exec("delete from public.exchange_rates where currency = 'UZS'");
    const { code } = await f.makeGiftCard(db(), 300_000);
    expect(await f.ask(db(), f.anon, "check_gift_card", { ...f.mine(booking), code })).toMatchObject({
      ok: true,
      takes_cents: 300_000,
    });
    for (const { day, per_dollar } of rates)
      await db().exec(
        `insert into public.exchange_rates values ('UZS', '${String(day)}', ${String(per_dollar)}, 'desk')`,
      );
  });

  it(`is judged alike by the phone in flight mode, in ${CASES} cases`, async () => {
    const { booking } = await owing();
    await take(booking, 70_000);
    const left_som = Number(await left(booking));
    const rate = { currency: "UZS", per_dollar: RATE, day: await f.dayFromNow(db(), 0) } as const;
    const random = createRandom(7);
    for (let at = 0; at < CASES; at += 1) {
      const amount_cents = 130_000 + random.int(-3, 3) * random.pick([1, 100, 40_000]);
      const currency = random.pick(["USD", "UZS"]);
      const charged_minor = currency === "UZS" ? amount_cents * RATE + random.int(-1, 1) : amount_cents;
      const { above } = await one(
        db(),
        `select private.is_above_cash_ceiling('${booking.id}', ${amount_cents}, '${currency}', ${charged_minor}, now()) as above`,
      );
      expect(isAboveCashCeiling({ amount_cents, currency, charged_minor }, [], left_som, rate)).toBe(above);
    }
  });
});
