import { addDays } from "../../catalogue/travel-dates.ts";
import { tierFor } from "../../terms/kept-amounts.ts";
import { type RefundShare, refundShare } from "../../terms/refund-share.ts";
import { type Refund, refundFor, refundSteps } from "../../terms/refund.ts";
import { ownCents } from "../booking-money.ts";
import type { BookingView } from "../booking-view.ts";

type RefundOutlook = {
  now: Refund;
  /** Null if the refund cannot fall further; days count in Tashkent. */
  until: { day: string; after: Refund } | null;
};

const standingOf = ({ guests, check_in, owed_cents, kept_cents, fee_cents, ...view }: BookingView) => ({
  paid_cents: ownCents(view),
  guests,
  check_in,
  owed_cents: owed_cents ?? 0,
  kept_cents: kept_cents ?? 0,
  fee_cents: fee_cents ?? 0,
});

export function refundOutlook(view: BookingView, today: string): RefundOutlook {
  const booking = standingOf(view);
  const refundToday = refundFor(view.terms, booking, today);
  const tier = tierFor(view.terms, refundToday.days_before);
  if (refundToday.refund_cents === 0 || tier.min_days <= 0) return { now: refundToday, until: null };
  const day = addDays(view.check_in, -tier.min_days);
  return { now: refundToday, until: { day, after: refundFor(view.terms, booking, addDays(day, 1)) } };
}

export type CancelOutcome =
  | { code: "card_returns" | "called_off" | "refund_today"; cents: number }
  | { code: "nothing_to_pay" | "not_paid" | "not_refundable" }
  | { code: "amount_until"; cents: number; until: string; then_cents: number }
  | { code: "share_until"; cents: number; share: RefundShare; until: string; then_percent: number };

/** Earlier changes make the policy's percentages wrong, so this states amounts only. */
function amountOutcome(view: BookingView, today: string): CancelOutcome {
  const [currentStep, nextStep] = refundSteps(view.terms, standingOf(view), today);
  const cents = currentStep?.refund_cents ?? 0;
  if (currentStep === undefined || nextStep === undefined) return { code: "refund_today", cents };
  return { code: "amount_until", cents, until: currentStep.until, then_cents: nextStep.refund_cents };
}

export function cancelOutcome(view: BookingView, today: string): CancelOutcome {
  const { terms, paid_cents, kept_cents } = view;
  const paid = ownCents(view);
  if (view.status === "pending" && (paid_cents ?? 0) > 0) return { code: "card_returns", cents: paid_cents ?? 0 };
  if (view.total_cents === 0) return { code: "nothing_to_pay" };
  if (paid === 0) return { code: "not_paid" };
  if (view.called_off) return { code: "called_off", cents: paid };
  const { now: refundToday, until } = refundOutlook(view, today);
  const cents = refundToday.refund_cents;
  if (cents === 0) return { code: "not_refundable" };
  if ((kept_cents ?? 0) > 0) return amountOutcome(view, today);
  if (until === null) return { code: "refund_today", cents };
  const share = refundShare(terms, tierFor(terms, refundToday.days_before));
  const then_percent = tierFor(terms, until.after.days_before).percent;
  return { code: "share_until", cents, share, until: until.day, then_percent };
}
