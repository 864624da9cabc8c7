import { tierFor } from "../../terms/kept.ts";
import { type Refund, refundFor, refundSteps } from "../../terms/refund.ts";
import { refundWords } from "../../terms/words.ts";
import { day, money } from "../../../languages/en/write.ts";
import { ownCents } from "../booking-money.ts";
import type { BookingView } from "../booking-view.ts";
import { addDays } from "../../catalogue/travel-dates.ts";

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

/** Earlier changes make the policy's percentages wrong, so this states amounts only. */
function amountSentence(view: BookingView, today: string): string {
  const [currentStep, nextStep] = refundSteps(view.terms, standingOf(view), today);
  const amount = money(currentStep?.refund_cents ?? 0);
  if (currentStep === undefined || nextStep === undefined) return `Cancel today for a ${amount} refund.`;
  const laterRefund = nextStep.refund_cents === 0 ? "no refund" : money(nextStep.refund_cents);
  return `${amount} refund until the end of ${day(currentStep.until)} in Tashkent, then ${laterRefund}.`;
}

export function refundSentence(view: BookingView, today: string): string {
  const paid = ownCents(view);
  if (view.status === "pending" && (view.paid_cents ?? 0) > 0)
    return `Cancelling releases your seats, and ${money(view.paid_cents ?? 0)} returns to your gift card.`;
  if (view.total_cents === 0) return "You paid nothing, so there is nothing to refund. Cancelling releases your seats.";
  if (paid === 0) return "You haven't paid yet. Cancelling releases your seats.";
  if (view.called_off)
    return `Your departure was cancelled. Cancel for a full refund (${money(paid)}), or change the date.`;
  const { terms } = view;
  const { now: refundToday, until } = refundOutlook(view, today);
  if (refundToday.refund_cents === 0) return "Under our policy this booking is no longer refundable.";
  if ((view.kept_cents ?? 0) > 0) return amountSentence(view, today);
  if (until === null) return `Cancel today for a ${money(refundToday.refund_cents)} refund.`;
  const share = refundWords(terms, tierFor(terms, refundToday.days_before));
  const nextTier = tierFor(terms, until.after.days_before);
  const shareAfter = nextTier.percent === 0 ? "no refund" : `${nextTier.percent}%`;
  return `${share} (${money(refundToday.refund_cents)}) until the end of ${day(until.day)} in Tashkent, then ${shareAfter}.`;
}
