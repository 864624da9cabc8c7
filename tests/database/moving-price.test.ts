import fc from "fast-check";
import { expect, it } from "vitest";
import { surplusCents } from "../../src/domain/booking/booking-money.ts";
import { moveOutlook } from "../../src/domain/booking/move/move-outlook.ts";
import { lit } from "./support/database.ts";
import { onOneEngine } from "./support/engines.ts";
import { moveCase } from "./support/move-cases.ts";

const CASES = 4_000;
const AT_ONCE = 1_000;

onOneEngine("the price of a moved booking", (db) => {
  it(`is the same on the phone and on the server to the cent in ${CASES} generated cases`, async () => {
    const cases = fc.sample(moveCase, { numRuns: CASES, seed: 20_270 });
    const seen = { dearer: 0, cheaper: 0, same: 0, kept: 0, owed: 0, back: 0 };
    for (let from = 0; from < cases.length; from += AT_ONCE) {
      const some = cases.slice(from, from + AT_ONCE);
      const rows = await db().query(`
        select private.move_outlook(
          c -> 'booking', (c -> 'to' ->> 'date')::date, (c -> 'to' ->> 'unit_price_cents')::bigint, (c ->> 'today')::date
        ) as outlook
        from jsonb_array_elements(${lit(some)}::jsonb) with ordinality a (c, n) order by n`);
      const phone = some.map(({ booking, to, today }) => moveOutlook(booking, to, today));
      expect(rows.map(({ outlook }) => outlook)).toEqual(phone);
      for (const { difference_cents, quote, owed_cents, back_cents } of phone) {
        seen[difference_cents === 0 ? "same" : difference_cents > 0 ? "dearer" : "cheaper"] += 1;
        seen.kept += quote.kept_cents_by_terms === undefined ? 0 : 1;
        seen.owed += owed_cents > 0 ? 1 : 0;
        seen.back += back_cents > 0 ? 1 : 0;
      }
    }
    process.stdout.write(`moved prices: ${JSON.stringify(seen)} of ${CASES}\n`);
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(CASES / 50);
  });
});

it("never makes a move better than cancelling, adds up, and refunds no more than was paid", () => {
  fc.assert(
    fc.property(moveCase, ({ booking, to: where, today }) => {
      const after = moveOutlook(booking, where, today);
      const own = booking.own_cents ?? 0;
      const {
        kept_cents_by_terms = 0,
        discounted_cents,
        code_cents,
        options_cents,
        fees_cents,
        total_cents,
      } = after.quote;
      expect(discounted_cents - code_cents + options_cents + fees_cents + kept_cents_by_terms).toBe(total_cents);
      const balance = (booking.owed_cents ?? 0) + after.difference_cents;
      expect(after.back_cents).toBe(Math.max(0, -balance));
      const surplus = Math.min(surplusCents(booking), Math.max(0, balance));
      expect(after.owed_cents).toBe(Math.max(0, balance) - surplus);
      expect(after.back_cents).toBeLessThanOrEqual(own);
      expect(after.due_on === null).toBe(after.owed_cents === 0);
      if (booking.called_off) return;
      expect(after.back_cents + after.cancel_after_cents).toBeLessThanOrEqual(after.cancel_before_cents + surplus);
    }),
    { numRuns: 2_000 },
  );
});
