import fc from "fast-check";
import { aView } from "../../../src/domain/booking/booking.fixture.ts";
import type { BookingTerms } from "../../../src/domain/booking/move/move-outlook.ts";
import { addDays } from "../../../src/domain/catalogue/travel-dates.ts";
import { quote } from "../../../src/domain/pricing/quote.ts";
import { CURRENT_TERMS } from "../../../src/domain/terms/cancellation-policy.ts";

export type MoveCase = { booking: BookingTerms; to: { date: string; unit_price_cents: number }; today: string };

const TODAY = "2027-01-15";
const price = fc.oneof(
  fc.integer({ min: 1, max: 200_000 }),
  fc.integer({ min: 0, max: 600 }).map((n) => 5 + n * 10),
  fc.constantFrom(1, 99, 45_000, 4_999_999),
);
const tier = fc.record({
  min_days: fc.integer({ min: 0, max: 90 }),
  percent: fc.constantFrom(0, 25, 33, 50, 75, 100),
  fee_per_person_cents: fc.constantFrom(0, 0, 5_000, 10_000),
});
const option = fc.record({
  id: fc.constant("single-room"),
  name: fc.constant("Single room"),
  cents: fc.integer({ min: 1, max: 30_000 }),
  count: fc.integer({ min: 1, max: 5 }),
});
export const anyTerms = fc.oneof(
  fc.constant(CURRENT_TERMS),
  fc.record({
    version: fc.constant("old"),
    tiers: fc.uniqueArray(tier, { selector: ({ min_days }) => min_days, maxLength: 4 }),
  }),
);
const share = (most: number) => fc.oneof(fc.constantFrom(0, most), fc.integer({ min: 0, max: Math.max(0, most) }));

export const moveCase: fc.Arbitrary<MoveCase> = fc
  .record({
    guests: fc.integer({ min: 1, max: 31 }),
    before: price,
    after: price,
    same: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    options: fc.array(option, { maxLength: 3 }),
    code: fc.option(fc.record({ code: fc.constant("TEN"), percent: fc.integer({ min: 1, max: 100 }) }), { freq: 3 }),
    ahead: fc.integer({ min: 0, max: 100 }),
    to: fc.integer({ min: 1, max: 400 }),
    terms: anyTerms,
    called_off: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    due: fc.option(fc.integer({ min: -5, max: 120 })),
  })
  .chain((made) => {
    const total = quote(made.before, made.guests, made.options, made.code).total_cents;
    return fc.record({
      made: fc.constant(made),
      owed: fc.oneof(fc.constant(0), share(total)),
      kept: share(total),
      fee: fc.oneof(fc.constant(0), share(total)),
      goodwill: share(total),
      surplus: fc.oneof(fc.constant(0), fc.constant(0), share(total)),
    });
  })
  .map(({ made, owed, kept, fee, goodwill, surplus }) => {
    const { guests, before, after, same, ahead, due, options, code } = made;
    const priced = quote(before, guests, options, code);
    const rest = priced.total_cents - owed;
    const own_cents = fee + (goodwill % 3 === 0 ? Math.max(0, rest - goodwill) : rest);
    const booking: BookingTerms = aView({
      status: "confirmed",
      guests,
      quote: fee > 0 ? { ...priced, kept_cents_by_terms: fee, total_cents: priced.total_cents + fee } : priced,
      total_cents: priced.total_cents + fee,
      own_cents,
      ways: { own: [{ method: "cash", own_cents, left_cents: own_cents + (owed > 0 ? 0 : surplus) }], back: [] },
      owed_cents: owed,
      kept_cents: fee + Math.min(kept, own_cents - fee + owed),
      fee_cents: fee,
      balance_due_on: owed > 0 && due !== null ? addDays(TODAY, due) : null,
      terms: made.terms,
      check_in: addDays(TODAY, ahead),
      called_off: made.called_off,
    });
    return { booking, to: { date: addDays(TODAY, made.to), unit_price_cents: same ? before : after }, today: TODAY };
  });
