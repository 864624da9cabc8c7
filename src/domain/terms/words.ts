import { day, money, moneyShort } from "../../languages/en/write.ts";
import type { RefundTier, Terms } from "./cancellation-policy.ts";
import { fallingTiers, tierAfter } from "./kept.ts";
import type { RefundStep } from "./refund.ts";
import type { CancellationFee } from "./other-channels.ts";

const daysOf = (from: number, to: number | null) =>
  to === null ? `${from} or more days before departure` : `${from} to ${to} days before departure`;

export function refundWords(terms: Terms, tier: RefundTier): string {
  const { percent, fee_per_person_cents } = tier;
  if (percent === 0) return "No refund";
  const share = percent === 100 ? "Full refund" : `${percent}% refund`;
  if (fee_per_person_cents === 0) return share;
  const { percent: least } = tierAfter(terms, tier);
  const minimumText = least === 0 ? "" : `, never less than ${least}%`;
  return `${share} minus ${moneyShort(fee_per_person_cents)} per person${minimumText}`;
}

export function refundRows(terms: Terms): [string, string][] {
  const tiersFromLatest = fallingTiers(terms);
  return tiersFromLatest.map((tier, n) => {
    const previousTier = tiersFromLatest[n - 1];
    return [daysOf(tier.min_days, previousTier ? previousTier.min_days - 1 : null), refundWords(terms, tier)];
  });
}

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
export const FREE_CHANGE = "Free date change";
export const CHANGE_RULE =
  "You can change to another departure free until the day yours starts. If the new date costs more, you pay the difference. Changing never increases your refund.";
