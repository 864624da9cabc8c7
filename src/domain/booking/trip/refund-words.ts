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
  const now = refundFor(view.terms, booking, today);
  const tier = tierFor(view.terms, now.days_before);
  if (now.refund_cents === 0 || tier.min_days <= 0) return { now, until: null };
  const day = addDays(view.check_in, -tier.min_days);
  return { now, until: { day, after: refundFor(view.terms, booking, addDays(day, 1)) } };
}

/** Earlier changes make the policy's percentages wrong, so this states amounts only. */
function amountSentence(view: BookingView, today: string): string {
  const [now, after] = refundSteps(view.terms, standingOf(view), today);
  const amount = money(now?.refund_cents ?? 0);
  if (now === undefined || after === undefined) return `Cancel today for a ${amount} refund.`;
  const then = after.refund_cents === 0 ? "no refund" : money(after.refund_cents);
  return `${amount} refund until the end of ${day(now.until)} in Tashkent, then ${then}.`;
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
  const { now, until } = refundOutlook(view, today);
  if (now.refund_cents === 0) return "Under our policy this booking is no longer refundable.";
  if ((view.kept_cents ?? 0) > 0) return amountSentence(view, today);
  if (until === null) return `Cancel today for a ${money(now.refund_cents)} refund.`;
  const share = refundWords(terms, tierFor(terms, now.days_before));
  const after = tierFor(terms, until.after.days_before);
  const then = after.percent === 0 ? "no refund" : `${after.percent}%`;
  return `${share} (${money(now.refund_cents)}) until the end of ${day(until.day)} in Tashkent, then ${then}.`;
}
