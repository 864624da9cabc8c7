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

export type Refund = { refund_cents: number; percent: number; days_before: number };

type Cancelled = {
  paid_cents: number;
  guests: number;
  check_in: string;
  owed_cents?: number;
  /** What a move made the operator's own. */
  kept_cents?: number;
};

/**
 * What comes back when a booking is cancelled on `today` (in Tashkent). Paid in part, the operator keeps what it would keep
 * had all been paid; nothing further is asked.
 */
export function refundFor(terms: Terms, booking: Cancelled, today: string): Refund {
  const { paid_cents, owed_cents = 0, kept_cents = 0 } = booking;
  const whole = paid_cents + owed_cents;
  const daysBefore = daysBetween(today, booking.check_in);
  const tier = tierFor(terms, daysBefore);
  const byTier = ({ percent, fee_per_person_cents }: RefundTier) =>
    Math.floor((whole * percent + 50) / 100) - fee_per_person_cents * booking.guests;
  const byPolicy = Math.max(byTier(tier), byTier(tierAfter(terms, tier)));
  const refund_cents = Math.max(0, Math.min(byPolicy, whole - kept_cents) - owed_cents);
  return { refund_cents, percent: tier.percent, days_before: daysBefore };
}

/** What comes back, and the last day in Tashkent on which it does. */
export type RefundStep = { until: string; refund_cents: number };

/** What cancelling brings from today to the departure; tiers that bring the same are one step. */
export function refundSteps(terms: Terms, booking: Cancelled, today: string): RefundStep[] {
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
