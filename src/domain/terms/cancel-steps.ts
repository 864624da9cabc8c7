import { addDays } from "../catalogue/travel-dates.ts";
import type { Terms } from "./cancellation-policy.ts";
import { refundSteps } from "./refund.ts";

export type CancelledTrip = { paid_cents: number; guests: number; check_in: string };

export type CancelSteps = {
  refunds: { until: string; percent: number; refund_cents: number }[];
  none_from: string | null;
};

export function cancelSteps(terms: Terms, trip: CancelledTrip, today: string): CancelSteps {
  const paying = refundSteps(terms, trip, today).filter(({ refund_cents }) => refund_cents > 0);
  const last = paying.at(-1);
  return {
    refunds: paying.map((step) => ({ ...step, percent: Math.round((step.refund_cents * 100) / trip.paid_cents) })),
    none_from: last ? addDays(last.until, 1) : null,
  };
}
