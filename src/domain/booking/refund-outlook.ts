import { addDays } from "../catalogue/travel-dates.ts";
import { refundFor, tierFor, type Refund } from "../terms/refund.ts";
import type { BookingView } from "./booking-view.ts";

export type RefundOutlook = {
  now: Refund;
  /** Last day in Tashkent on which `now` holds, and what comes after; null when nothing is left to lose. */
  until: { day: string; after: Refund } | null;
};

/** What cancelling brings on `today` (in Tashkent), and until when. */
export function refundOutlook(view: BookingView, today: string): RefundOutlook {
  const paid = view.payment?.status === "completed" ? view.payment.amount_cents : 0;
  const booking = { paid_cents: paid, guests: view.guests, check_in: view.check_in };
  const now = refundFor(view.terms, booking, today);
  const tier = tierFor(view.terms, now.days_before);
  if (now.refund_cents === 0 || tier.min_days <= 0) return { now, until: null };
  const day = addDays(view.check_in, -tier.min_days);
  return { now, until: { day, after: refundFor(view.terms, booking, addDays(day, 1)) } };
}
