import type { RefundTier, Terms } from "./cancellation-policy.ts";

const noFee: RefundTier = { min_days: 0, percent: 0, fee_per_person_cents: 0 };

export const fallingTiers = ({ tiers }: Terms): RefundTier[] =>
  tiers.toSorted((one, other) => other.min_days - one.min_days);

export function tierFor(terms: Terms, daysBefore: number): RefundTier {
  return fallingTiers(terms).find((tier) => daysBefore >= tier.min_days) ?? noFee;
}

/** Cancelling earlier never refunds less, so a fee per person must not cost more than waiting. */
export const tierAfter = (terms: Terms, tier: RefundTier): RefundTier =>
  fallingTiers(terms).find(({ min_days }) => min_days < tier.min_days) ?? noFee;

type OpenAmounts = { live_cents: number; guests: number };

/** Must match its twin `private.kept_of`: the lower of this tier and the next, but at least the floor. */
export function keptOf(
  terms: Terms,
  { live_cents, guests }: OpenAmounts,
  floor_cents: number,
  daysBefore: number,
): number {
  const tier = tierFor(terms, daysBefore);
  const refundBy = ({ percent, fee_per_person_cents }: RefundTier) =>
    Math.floor((live_cents * percent + 50) / 100) - fee_per_person_cents * guests;
  const refund = Math.max(0, refundBy(tier), refundBy(tierAfter(terms, tier)));
  return Math.max(Math.min(floor_cents, live_cents), live_cents - refund);
}

/** `fee_cents` is settled for removed parts, and cancelling the rest keeps at least `floor_cents`. */
export type KeptAmounts = { fee_cents: number; floor_cents: number };

/** No detour may refund more than cancelling at once; the twin is `private.kept_after`. */
export function keptAfter(
  terms: Terms,
  daysBefore: number,
  before: OpenAmounts & KeptAmounts & { paid_cents: number },
  stays: OpenAmounts,
  { moves = false, called_off = false, waived = false }: { moves?: boolean; called_off?: boolean; waived?: boolean },
): KeptAmounts {
  if (called_off || (moves && waived)) return { fee_cents: 0, floor_cents: 0 };
  const { live_cents, fee_cents, paid_cents } = before;
  const floorCents = Math.min(before.floor_cents, live_cents);
  const leavingCents = Math.max(0, live_cents - stays.live_cents);
  const floorOfRest = floorCents - (live_cents === 0 ? 0 : Math.round((floorCents * leavingCents) / live_cents));
  const today = keptOf(terms, before, floorCents, daysBefore);
  const remainingKept = keptOf(terms, stays, floorOfRest, daysBefore);
  return {
    fee_cents:
      fee_cents + (waived ? 0 : Math.min(Math.max(0, today - remainingKept), Math.max(0, paid_cents - fee_cents))),
    floor_cents: moves ? Math.min(today, remainingKept) : floorOfRest,
  };
}
