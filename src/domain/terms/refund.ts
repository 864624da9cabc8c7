import { addDays } from "../catalogue/travel-dates.ts";
import type { Quote } from "../pricing/quote.ts";
import type { Terms } from "./cancellation-policy.ts";
import { fallingTiers, keptOf, tierFor } from "./kept-amounts.ts";

const MS_PER_DAY = 86_400_000;

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY);
}

export type Refund = { refund_cents: number; percent: number; days_before: number };

type CancelledBooking = {
  paid_cents: number;
  guests: number;
  check_in: string;
  owed_cents?: number;
  kept_cents?: number;
  fee_cents?: number;
};

/** After a part payment, the operator keeps as much as of a full payment, and demands no more. */
export function refundFor(terms: Terms, booking: CancelledBooking, today: string): Refund {
  const { paid_cents, guests, owed_cents = 0, kept_cents = 0, fee_cents = 0 } = booking;
  const days_before = daysBetween(today, booking.check_in);
  const live_cents = Math.max(0, paid_cents + owed_cents - fee_cents);
  const keptCents = fee_cents + keptOf(terms, { live_cents, guests }, kept_cents - fee_cents, days_before);
  return {
    refund_cents: Math.max(0, paid_cents - keptCents),
    percent: tierFor(terms, days_before).percent,
    days_before,
  };
}

export const isRefundable = (terms: Terms, booking: CancelledBooking, today: string): boolean =>
  refundFor(terms, booking, today).refund_cents > 0;

/** On request any day may be chosen: the first from `first` on whose cancellation brings money back. */
export function firstRefundableDay(
  terms: Terms,
  { total_cents, guests }: Pick<Quote, "total_cents" | "guests">,
  first: string,
  today: string,
): string | undefined {
  const tierDays = fallingTiers(terms).map(({ min_days }) => addDays(today, min_days));
  return [first, ...tierDays.filter((day) => day > first).toSorted()].find((check_in) =>
    isRefundable(terms, { paid_cents: total_cents, guests, check_in }, today),
  );
}

export type RefundStep = { until: string; refund_cents: number };

export function refundSteps(terms: Terms, booking: CancelledBooking, today: string): RefundStep[] {
  const daysLeft = daysBetween(today, booking.check_in);
  const steps: RefundStep[] = [];
  for (const { min_days } of fallingTiers(terms)) {
    if (min_days > daysLeft) continue;
    const lastDay = addDays(booking.check_in, -min_days);
    const { refund_cents } = refundFor(terms, booking, lastDay);
    const lastStep = steps.at(-1);
    if (lastStep?.refund_cents === refund_cents) lastStep.until = lastDay;
    else steps.push({ until: lastDay, refund_cents });
  }
  return steps;
}
