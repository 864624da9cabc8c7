import { randomUUID } from "node:crypto";
import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { bookingViewSchema } from "../../src/domain/booking/booking-view.ts";
import { moveOutlook } from "../../src/domain/booking/move/move-outlook.ts";
import { bookingDetailSchema } from "../../src/domain/desk/lists/desk-schema.ts";
import { refundFigures } from "../../src/domain/desk/payments/refund-figures.ts";
import { paymentWaysOf } from "../../src/domain/payment/payment-ways.ts";
import { keptAfter, keptOf } from "../../src/domain/terms/kept-amounts.ts";
import { call, lit, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { anyTerms } from "./support/move-cases.ts";
import { policyDesk } from "./support/policy-desk.ts";

onOneEngine("what a booking keeps", (db) => {
  beforeAll(() => f.addAccounts(db()));
  const desk = policyDesk(db);
  const { paidTrip, change, move, cancel, refunded, view, daysPass, noLies } = desk;

  describe("when guests leave one by one", () => {
    it("keeps at least what cancelling all at once keeps: $2,450.25 of $3,267 come back, 45 days ahead", async () => {
      const trip = await paidTrip({ unit: 150_000, days: 45, guests: 2 });
      const atOnce = await desk.cancelQuote(trip);
      expect(atOnce).toBe(245_025);
      await change(trip, { guests: 1 });
      await cancel(trip);
      expect(await refunded(trip)).toBe(atOnce);
      await noLies(trip);
    });
  });

  it("asks for nothing again when the desk gave back a part of the fee too, and the trip moves at the same price", async () => {
    const trip = await paidTrip({ unit: 45_000, days: 45, guests: 2, others: [47] });
    await change(trip, { guests: 1 });
    const given = { booking_id: trip.id, reason: "Goodwill", amount_cents: 55_000 };
    expect(await f.ask(db(), f.admin, "admin_refund_booking", given)).toMatchObject({ ok: true });
    expect(await view(trip)).toMatchObject({ own_cents: 6_627, fee_cents: 12_127, owed_cents: 0 });
    await move(trip, 47);
    expect(await view(trip)).toMatchObject({ own_cents: 6_627, owed_cents: 0, moved: { difference_cents: 0 } });
    await noLies(trip);
  });

  describe("when the provider refuses a refund", () => {
    const movedToCheaper = async () => {
      const trip = await paidTrip({
        unit: 100_000,
        days: 95,
        guests: 1,
        others: [97, 99],
        prices: { 97: 75_000, 99: 75_000 },
      });
      await move(trip, 97);
      await desk.refundFails(trip);
      return trip;
    };

    it("keeps 25 % of the $825 the trip costs, not of the $275 that was promised", async () => {
      const trip = await movedToCheaper();
      await daysPass(trip, 50);
      expect(await desk.cancelQuote(trip)).toBe(61_875);
      await cancel(trip);
      expect(await refunded(trip)).toBe(27_500 + 61_875);
      expect(await desk.sums(trip)).toMatchObject({ provider: 110_000, refunds_due: -89_375 });
      await noLies(trip);
    });

    it("owes nothing after a second move, and refunds nothing twice", async () => {
      const trip = await movedToCheaper();
      await move(trip, 99);
      expect(await view(trip)).toMatchObject({ owed_cents: 0, own_cents: 82_500, total_cents: 82_500 });
      expect(await refunded(trip)).toBe(27_500);
      await noLies(trip);
    });

    it("is sent again by the desk under a new number, and the booking is flagged until it is sent", async () => {
      const trip = await movedToCheaper();
      const refund_id = await desk.failedRefund(trip);
      const flagged = async () => (await view(trip))["needs_attention"];
      expect(await flagged()).toBe(true);
      const confirming = { booking_id: trip.id, reason: "Looked at it" };
      await f.ask(db(), f.admin, "admin_confirm_booking", confirming);
      expect(await flagged()).toBe(true);
      const again = { refund_id, reason: "The shop has money again" };
      for (let times = 0; times < 2; times += 1)
        expect(await f.ask(db(), f.admin, "admin_send_refund_again", again)).toMatchObject({ ok: true });
      expect(await flagged()).toBe(true);
      expect(await desk.refundSucceeds(trip)).toMatchObject({ step: 2, amount_cents: 27_500 });
      expect(await flagged()).toBe(false);
      expect(await desk.sums(trip)).toMatchObject({ provider: 82_500 });
      await noLies(trip);
    });

    it("is paid out in cash by the desk, while the provider still has the money", async () => {
      const trip = await movedToCheaper();
      const given = { refund_id: await desk.failedRefund(trip), note: "In the office" };
      for (let times = 0; times < 2; times += 1)
        expect(await f.ask(db(), f.admin, "admin_record_refund_by_hand", given)).toMatchObject({ ok: true });
      expect(await view(trip)).toMatchObject({ needs_attention: false, own_cents: 82_500, owed_cents: 0 });
      expect(await desk.sums(trip)).toMatchObject({ provider: 110_000, cash: -27_500 });
      expect(paymentWaysOf(await view(trip)).back).toEqual([{ method: "cash", cents: 27_500, status: "succeeded" }]);
      await f.ask(db(), f.admin, "admin_send_refund_again", { refund_id: given.refund_id, reason: "x" });
      expect(await desk.sums(trip)).toMatchObject({ provider: 110_000, cash: -27_500 });
      await noLies(trip);
    });
  });

  describe("before a change", () => {
    it("shows the desk what cancelling returns after a refund, and makes that refund only once", async () => {
      const trip = await paidTrip({ unit: 45_000, days: 40, guests: 2 });
      await change(trip, { guests: 1, back_cents: 10_000 });
      const detail = async () =>
        v.parse(bookingDetailSchema, await call(db(), f.admin, "admin_booking", { booking_id: trip.id }));
      const today = await f.dayFromNow(db(), 0);
      for (const amount_cents of [1, 20_000, 25_000]) {
        const before = await detail();
        const quoted = refundFigures(before.standing, amount_cents, today);
        expect(quoted.cancel_before_cents).toBe(before.refund_today_cents);
        const expected = { refunded_cents: before.refunded_cents };
        const refund = { booking_id: trip.id, reason: "Goodwill", amount_cents, expected };
        expect(await f.ask(db(), f.admin, "admin_refund_booking", refund)).toMatchObject({ ok: true });
        expect(await f.ask(db(), f.admin, "admin_refund_booking", refund)).toMatchObject({ code: "booking_changed" });
        expect((await detail()).refund_today_cents, `after ${amount_cents}`).toBe(quoted.cancel_after_cents);
      }
      await desk.callOff(trip);
      const { standing, refund_today_cents } = await detail();
      expect(refundFigures(standing, 1_000, today)).toEqual({
        cancel_before_cents: refund_today_cents,
        cancel_after_cents: refund_today_cents - 1_000,
        back_cents: 1_000,
      });
    });

    it("shows what cancelling returns today and after it, and refuses a move that shows something else", async () => {
      const trip = await paidTrip({ unit: 100_000, days: 95, guests: 1, others: [13] });
      const to_date = await f.dayFromNow(db(), 13);
      const wish = { booking_id: trip.id, token: trip.token, to_date, expected_difference_cents: 0 };
      const stale = await f.ask(db(), f.anon, "move_my_booking", {
        ...wish,
        move_id: randomUUID(),
        expected_cancel_before_cents: 100_000,
        expected_cancel_after_cents: 100_000,
      });
      expect(stale).toMatchObject({
        code: "refund_changed",
        outlook: { cancel_before_cents: 100_000, cancel_after_cents: 0 },
      });
      expect(await view(trip)).toMatchObject({ moved: null });
      const move_id = randomUUID();
      const shown = { expected_cancel_before_cents: 100_000, expected_cancel_after_cents: 0 };
      expect(await f.ask(db(), f.anon, "move_my_booking", { ...wish, ...shown, move_id })).toMatchObject({
        ok: true,
        booking: { moved: { cancel_before_cents: 100_000, cancel_after_cents: 0 } },
      });
      expect(await desk.cancelQuote(trip)).toBe(0);
    });

    it.each([
      ["a part of it", 5_000, 11_500, 42_125],
      ["all of it", 30_000, 0, 53_625],
    ])(
      "counts what was paid too much toward $165 more for the new day, on the phone too: %s",
      async (_, surplus, owed_cents, cancelled) => {
        const trip = await paidTrip({ unit: 45_000, days: 40, guests: 1, others: [95], prices: { 95: 60_000 } });
        const money = { booking_id: trip.id, payment_id: randomUUID(), method: "cash", amount_cents: surplus };
        await f.ask(db(), f.admin, "admin_record_money", money);
        const to_date = await f.dayFromNow(db(), 95);
        const shown = await f.ask(db(), f.admin, "admin_change_outlook", { booking_id: trip.id, change: { to_date } });
        expect(shown).toMatchObject({ difference_cents: 16_500, owed_cents, cancel_after_cents: cancelled });
        expect(shown["due_on"] === null).toBe(owed_cents === 0);
        const seen = v.parse(bookingViewSchema, await view(trip));
        const today = await f.dayFromNow(db(), 0);
        const phone = moveOutlook(seen, { date: to_date, unit_price_cents: 60_000 }, today);
        expect(phone).toMatchObject({ owed_cents, cancel_after_cents: cancelled, due_on: shown["due_on"] });
        await move(trip, 95);
        expect(await view(trip)).toMatchObject({ owed_cents, own_cents: 49_500 + 16_500 - owed_cents });
        expect(await desk.cancelQuote(trip)).toBe(cancelled);
        await noLies(trip);
      },
    );

    it("shows the desk the same, for guests and for days, and refuses other figures than were shown", async () => {
      const trip = await paidTrip({ unit: 150_000, days: 45, guests: 2, others: [10] });
      const outlook = (wish: Row) =>
        f.ask(db(), f.admin, "admin_change_outlook", { booking_id: trip.id, change: wish });
      const fewer = await outlook({ guests: 1 });
      expect(fewer).toMatchObject({ cancel_before_cents: 245_025, cancel_after_cents: 123_750, back_cents: 121_275 });
      const to_date = await f.dayFromNow(db(), 10);
      expect(await outlook({ to_date })).toMatchObject({ cancel_before_cents: 245_025, cancel_after_cents: 0 });
      const changeRequest = {
        id: randomUUID(),
        guests: 1,
        difference_cents: fewer["difference_cents"],
        cancel_after_cents: 1,
      };
      const changing = { booking_id: trip.id, change: changeRequest, reason: "By phone" };
      expect(await f.ask(db(), f.admin, "admin_change_booking", changing)).toMatchObject({
        code: "refund_changed",
        outlook: { cancel_after_cents: 123_750 },
      });
    });
  });

  it("is computed alike on the phone and on the server, for any terms, part, floor and fee", async () => {
    const cents = fc.integer({ min: 0, max: 300_000 });
    const guests = fc.integer({ min: 1, max: 12 });
    const kept = fc.record({
      terms: anyTerms,
      days: fc.integer({ min: -2, max: 100 }),
      before: fc.record({ live_cents: cents, guests, fee_cents: cents, floor_cents: cents, paid_cents: cents }),
      stays: fc.record({ live_cents: cents, guests }),
      moves: fc.boolean(),
      called_off: fc.constantFrom(false, false, false, true),
      waived: fc.constantFrom(false, false, false, true),
    });
    const cases = fc.sample(kept, { numRuns: 3_000, seed: 20_263 });
    const rows = await db().query(`
      select private.kept_after(c -> 'terms', (c ->> 'days')::integer, c -> 'before', c -> 'stays', (c -> 'moves')::boolean,
          (c -> 'called_off')::boolean, (c -> 'waived')::boolean) as after,
        private.kept_of(c -> 'terms', (c #>> '{before,live_cents}')::bigint, (c #>> '{before,guests}')::integer,
          (c #>> '{before,floor_cents}')::bigint, (c ->> 'days')::integer)::int as kept
      from jsonb_array_elements(${lit(cases)}::jsonb) with ordinality a (c, n) order by n`);
    expect(rows).toEqual(
      cases.map(({ terms, days, before, stays, ...how }) => ({
        after: keptAfter(terms, days, before, stays, how),
        kept: keptOf(terms, before, before.floor_cents, days),
      })),
    );
    const settled = rows.filter(({ after }) => Number((after as Row)["fee_cents"]) > 0).length;
    expect(settled).toBeGreaterThan(1_000);
  });
});
