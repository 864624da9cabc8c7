import { addDays } from "../catalogue/travel-dates.ts";
import type { RefundTier, Terms } from "./cancellation-policy.ts";

const MS_PER_DAY = 86_400_000;

/** Whole days from one travel day to another; both 'yyyy-MM-dd'. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY);
}

const nothing: RefundTier = { min_days: 0, percent: 0, fee_per_person_cents: 0 };

/** The tier that applies so many days before the departure. */
export function tierFor(terms: Terms, daysBefore: number): RefundTier {
  return fallingTiers(terms).find((tier) => daysBefore >= tier.min_days) ?? nothing;
}

/** From the earliest cancellation to the latest. */
export const fallingTiers = ({ tiers }: Terms): RefundTier[] =>
  tiers.toSorted((one, other) => other.min_days - one.min_days);

/** Whoever cancels earlier never gets less: a fee per person must not eat more of a cheap trip than waiting would. */
export const tierAfter = (terms: Terms, tier: RefundTier): RefundTier =>
  fallingTiers(terms).find(({ min_days }) => min_days < tier.min_days) ?? nothing;

type Paid = { paid_cents: number; guests: number; check_in: string };

export type Refund = { refund_cents: number; percent: number; days_before: number };

/** What comes back when a paid booking is cancelled on `today` (in Tashkent). */
export function refundFor(terms: Terms, booking: Paid, today: string): Refund {
  const daysBefore = daysBetween(today, booking.check_in);
  const tier = tierFor(terms, daysBefore);
  const byTier = ({ percent, fee_per_person_cents }: RefundTier) =>
    Math.floor((booking.paid_cents * percent + 50) / 100) - fee_per_person_cents * booking.guests;
  const refund_cents = Math.max(0, byTier(tier), byTier(tierAfter(terms, tier)));
  return { refund_cents, percent: tier.percent, days_before: daysBefore };
}

/** What comes back, and the last day in Tashkent on which it does. */
export type RefundStep = { until: string; refund_cents: number };

/** What cancelling brings from today to the departure; tiers that bring the same are one step. */
export function refundSteps(terms: Terms, booking: Paid, today: string): RefundStep[] {
  const left = daysBetween(today, booking.check_in);
  const steps: RefundStep[] = [];
  for (const { min_days } of fallingTiers(terms)) {
    if (min_days > left) continue;
    const until = addDays(booking.check_in, -min_days);
    const { refund_cents } = refundFor(terms, booking, until);
    const last = steps.at(-1);
    if (last?.refund_cents === refund_cents) last.until = until;
    else steps.push({ until, refund_cents });
  }
  return steps;
}
