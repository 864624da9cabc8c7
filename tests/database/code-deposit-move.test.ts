import { beforeAll, expect, it } from "vitest";
import { refundFor } from "../../src/domain/terms/refund.ts";
import { moveOutlook } from "../../src/domain/booking/move/move-outlook.ts";
import { depositFor } from "../../src/domain/terms/payment-plan.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import { bookingViewSchema } from "../../src/domain/booking/booking-view.ts";
import { CURRENT_TERMS } from "../../src/domain/terms/cancellation-policy.ts";
import * as v from "valibot";
import { call, type Row } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import * as f from "./support/fixtures.ts";
import { moneyLies } from "./support/money-lies.ts";

const AHEAD = [5, 20, 40, 70, 90] as const;
const UNITS = { 5: 45_000, 20: 40_000, 40: 52_500, 70: 61_111, 90: 45_000 } as const;
const CODES = [
  { code: "GRID-TEN", percent: 10 },
  { code: "GRID-FIXED", amount_cents: 12_345 },
] as const;

onOneEngine("one booking with a code, a deposit and a move", (db) => {
  let tour = "";
  let today = "";
  const days = new Map<number, string>();
  beforeAll(async () => {
    await f.addAccounts(db());
    tour = await f.makeTour(db(), { maxGuests: 500, days: [...AHEAD] });
    today = await f.dayFromNow(db(), 0);
    for (const ahead of AHEAD) {
      days.set(ahead, await f.dayFromNow(db(), ahead));
      await db().exec(`update public.departures set price_cents = ${UNITS[ahead]}
        where item_id = '${tour}' and start_date = '${days.get(ahead)}'`);
    }
    await db().exec(`insert into public.codes (id, code, percent, amount_cents, once_per_email) values
      (gen_random_uuid(), 'GRID-TEN', 10, null, false), (gen_random_uuid(), 'GRID-FIXED', null, 12345, false)`);
  });
  const view = async ({ id, token }: { id: string; token: string }) =>
    v.parse(bookingViewSchema, await call(db(), f.anon, "my_booking", { booking_id: id, token }));
  const dayOf = (ahead: number) => days.get(ahead) ?? "";

  const grid = CODES.flatMap((code) =>
    ([70, 90] as const).flatMap((from) =>
      AHEAD.filter((to) => to !== from).flatMap((to) => [false, true].map((balance) => ({ code, from, to, balance }))),
    ),
  );
  it.each(grid)(
    "$code.code, $from to $to days ahead, balance paid: $balance: price, owed and refund are the phone's",
    async ({ code, from, to, balance }) => {
      const guests = 6;
      const price = quote(UNITS[from], guests, [], code);
      const wish = f.bookingOf(tour, dayOf(from), { guests, code: code.code, total_price_cents: price.total_cents });
      expect(await f.book(db(), wish)).toMatchObject({ ok: true });
      const mine = f.mine(wish);
      const pay = async (part?: string) => {
        const opened = await f.ask(db(), f.service, "open_payment", { ...mine, ...(part ? { part } : {}) });
        await f.event(db(), f.paymentOf(opened), "completed");
        return Number(opened.payment?.["amount_cents"]);
      };
      const deposit = depositFor(CURRENT_TERMS.plan, { total_cents: price.total_cents, check_in: dayOf(from) }, today);
      expect(await pay("deposit")).toBe(deposit?.now_cents);
      if (balance) expect(await pay()).toBe(deposit?.rest_cents);

      const before = await view(wish);
      expect(before).toMatchObject({
        total_cents: price.total_cents,
        owed_cents: balance ? 0 : deposit?.rest_cents,
        balance_due_on: balance ? null : deposit?.due_on,
      });
      const outlook = moveOutlook(before, { date: dayOf(to), unit_price_cents: UNITS[to] }, today);
      const moved = await f.ask(db(), f.anon, "move_my_booking", {
        ...mine,
        move_id: crypto.randomUUID(),
        to_date: dayOf(to),
        expected_difference_cents: outlook.difference_cents,
      });
      expect(moved).toMatchObject({ ok: true });
      const after = await view(wish);
      expect(after.quote).toMatchObject({
        code,
        code_cents: outlook.quote.code_cents,
        fees_cents: outlook.quote.fees_cents,
      });
      expect(after).toMatchObject({
        total_cents: outlook.total_cents,
        owed_cents: outlook.owed_cents,
        balance_due_on: outlook.due_on,
        kept_cents: outlook.kept_cents,
      });
      expect(await moneyLies(db(), wish.id)).toEqual([]);

      const paid_cents = after.own_cents ?? 0;
      expect(paid_cents + (after.owed_cents ?? 0)).toBe(after.total_cents);
      const refund = refundFor(
        after.terms,
        { paid_cents, owed_cents: outlook.owed_cents, kept_cents: outlook.kept_cents, guests, check_in: dayOf(to) },
        today,
      );
      const shown = (await call(db(), f.anon, "cancel_quote", mine)) as Row;
      expect(shown).toMatchObject({ refund_cents: refund.refund_cents, percent: refund.percent });
      const cancelled = await f.ask(db(), f.anon, "cancel_my_booking", {
        ...mine,
        expected_refund_cents: refund.refund_cents,
        expected_status: "confirmed",
      });
      expect(cancelled).toMatchObject({ ok: true });
      expect((await view(wish)).refund?.amount_cents ?? 0).toBe(outlook.back_cents + refund.refund_cents);
      expect(await moneyLies(db(), wish.id)).toEqual([]);
    },
  );
});
