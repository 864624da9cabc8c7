import type { Terms } from "../../../domain/terms/cancellation-policy.ts";
import { type CancelledTrip, cancelSteps } from "../../../domain/terms/cancel-timeline.ts";
import type { CancellationFee } from "../../../domain/terms/other-channels.ts";
import type { PaymentPlan } from "../../../domain/terms/payment-plan.ts";
import type { RefundStep } from "../../../domain/terms/refund.ts";
import { type RefundPeriod, type RefundShare, refundPeriods } from "../../../domain/terms/refund-share.ts";
import { day, money, moneyShort } from "../write.ts";

const daysOf = ({ from, to }: RefundPeriod) =>
  to === null ? `${from} or more days before departure` : `${from} to ${to} days before departure`;

export function refundWords({ percent, fee_per_person_cents, least_percent }: RefundShare): string {
  if (percent === 0) return "No refund";
  const share = percent === 100 ? "Full refund" : `${percent}% refund`;
  if (fee_per_person_cents === 0) return share;
  const minimumText = least_percent === 0 ? "" : `, never less than ${least_percent}%`;
  return `${share} minus ${moneyShort(fee_per_person_cents)} per person${minimumText}`;
}

export const refundRows = (terms: Terms): [string, string][] =>
  refundPeriods(terms).map((period) => [daysOf(period), refundWords(period.share)]);

export const feeRows = (fees: readonly CancellationFee[]): [string, string][] =>
  fees.map(({ min_days, max_days, fee_percent }) => {
    const periodText =
      max_days === null
        ? `More than ${min_days - 1} days`
        : min_days === 0
          ? `${max_days} days or less`
          : `${min_days} to ${max_days} days`;
    return [periodText, `${fee_percent}% of the total`];
  });

export function cancelWords([now, after]: readonly RefundStep[], then = false): string {
  if (now === undefined || now.refund_cents === 0) return "No refund if you cancel";
  const words = `${money(now.refund_cents)} refund until ${day(now.until)}`;
  if (!then || after === undefined) return words;
  return `${words}, then ${after.refund_cents === 0 ? "no refund" : money(after.refund_cents)}`;
}

export const freeChangeText = (checkIn: string): string => `Change dates free until ${day(checkIn)}`;
export const FREE_CHANGE: string = "Free date change";
export const CHANGE_RULE: string =
  "You can change to another departure free until the day yours starts. If the new date costs more, you pay the difference. Changing never increases your refund.";

export type TimelineStep = { when: string; what: string };

/** The free change of date comes first, because it lasts longest. */
export function cancelTimeline(terms: Terms, trip: CancelledTrip, today: string): TimelineStep[] {
  const { refunds, none_from } = cancelSteps(terms, trip, today);
  return [
    { when: `Until ${day(trip.check_in)}`, what: "Change the date free" },
    ...refunds.map(({ until, percent, refund_cents }) => ({
      when: `Cancel until ${day(until)}`,
      what: `${percent}% back (${money(refund_cents)})`,
    })),
    { when: none_from === null ? "Cancel" : `Cancel from ${day(none_from)}`, what: "No refund" },
  ];
}

export function planWords(plan: Partial<PaymentPlan> | null | undefined): string {
  const { over_cents, deposit_percent, balance_days_before } = plan ?? {};
  if (over_cents === undefined || deposit_percent === undefined || balance_days_before === undefined) return "";
  return `For totals over ${moneyShort(over_cents)} you may pay ${deposit_percent}% at booking and the balance until ${balance_days_before} days before departure; with less time left, all of it is paid at once.`;
}
