import type { RefundTier, Terms } from "./cancellation-policy.ts";
import type { CancellationFee } from "./other-channels.ts";

const dollars = (cents: number) => `$${(cents / 100).toLocaleString("en-US")}`;

/** '60 or more days before departure', '30 to 59 days before departure' */
const daysOf = (from: number, to: number | null) =>
  to === null ? `${from} or more days before departure` : `${from} to ${to} days before departure`;

const refundOf = ({ percent, fee_per_person_cents }: RefundTier) => {
  if (percent === 0) return "No refund";
  const share = percent === 100 ? "Full refund" : `${percent}% refund`;
  return fee_per_person_cents > 0 ? `${share} minus ${dollars(fee_per_person_cents)} per person` : share;
};

/** The policy as rows to show: when, and what comes back. */
export const refundRows = ({ tiers }: Terms): [string, string][] => {
  const falling = tiers.toSorted((one, other) => other.min_days - one.min_days);
  return falling.map((tier, n) => {
    const above = falling[n - 1];
    return [daysOf(tier.min_days, above ? above.min_days - 1 : null), refundOf(tier)];
  });
};

export const feeRows = (fees: readonly CancellationFee[]): [string, string][] =>
  fees.map(({ min_days, max_days, fee_percent }) => {
    const when =
      max_days === null
        ? `More than ${min_days - 1} days`
        : min_days === 0
          ? `${max_days} days or less`
          : `${min_days} to ${max_days} days`;
    return [when, `${fee_percent}% of the total`];
  });
