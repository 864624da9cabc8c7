import { CANCEL_STEPS, CANCEL_WORDS, OTHER_FEES, PAYMENT_PLAN, REFUNDS } from "#texts/terms.ts";
import { type CancelledTrip, cancelSteps } from "../domain/terms/cancel-steps.ts";
import type { Terms } from "../domain/terms/cancellation-policy.ts";
import type { CancellationFee } from "../domain/terms/other-channels.ts";
import type { PaymentPlan } from "../domain/terms/payment-plan.ts";
import type { RefundStep } from "../domain/terms/refund.ts";

function feePeriodText({ min_days: from, max_days: to }: CancellationFee): string {
  if (to === null) return OTHER_FEES.moreThan({ days: from - 1 });
  return from === 0 ? OTHER_FEES.orLess({ days: to }) : OTHER_FEES.fromTo({ from, to });
}

export const feeRows = (fees: readonly CancellationFee[]): [string, string][] =>
  fees.map((fee) => [feePeriodText(fee), OTHER_FEES.fee({ percent: fee.fee_percent })]);

export function cancelWords([now, after]: readonly RefundStep[], then = false): string {
  if (now === undefined || now.refund_cents === 0) return CANCEL_WORDS.none;
  const refund = { cents: now.refund_cents, until: now.until };
  if (!then || after === undefined) return CANCEL_WORDS.until(refund);
  return after.refund_cents === 0
    ? CANCEL_WORDS.untilThenNone(refund)
    : CANCEL_WORDS.untilThen({ ...refund, rest: after.refund_cents });
}

export type TimelineStep = { when: string; what: string };

/** The free change of date comes first, because it lasts longest. */
export function cancelTimeline(terms: Terms, trip: CancelledTrip, today: string): TimelineStep[] {
  const { refunds, none_from } = cancelSteps(terms, trip, today);
  return [
    { when: CANCEL_STEPS.changeUntil({ date: trip.check_in }), what: CANCEL_STEPS.change },
    ...refunds.map(({ until, percent, refund_cents }) => ({
      when: CANCEL_STEPS.cancelUntil({ date: until }),
      what: CANCEL_STEPS.refund({ percent, cents: refund_cents }),
    })),
    {
      when: none_from === null ? CANCEL_STEPS.cancel : CANCEL_STEPS.cancelFrom({ date: none_from }),
      what: REFUNDS.none,
    },
  ];
}

export function planWords(plan: Partial<PaymentPlan> | null | undefined): string {
  const { over_cents: over, deposit_percent: percent, balance_days_before: days } = plan ?? {};
  return over === undefined || percent === undefined || days === undefined ? "" : PAYMENT_PLAN({ over, percent, days });
}
