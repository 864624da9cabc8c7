import type { RefundTier, Terms } from "./cancellation-policy.ts";
import { fallingTiers, tierAfter } from "./kept-amounts.ts";

/** The fee per person never takes the refund below `least_percent`, which the next tier pays. */
export type RefundShare = Pick<RefundTier, "percent" | "fee_per_person_cents"> & { least_percent: number };

export const refundShare = (terms: Terms, tier: RefundTier): RefundShare => ({
  percent: tier.percent,
  fee_per_person_cents: tier.fee_per_person_cents,
  least_percent: tierAfter(terms, tier).percent,
});

export type RefundPeriod = { from: number; to: number | null; share: RefundShare };

export function refundPeriods(terms: Terms): RefundPeriod[] {
  const tiersFromLatest = fallingTiers(terms);
  return tiersFromLatest.map((tier, n) => {
    const previousTier = tiersFromLatest[n - 1];
    return {
      from: tier.min_days,
      to: previousTier ? previousTier.min_days - 1 : null,
      share: refundShare(terms, tier),
    };
  });
}
