import type { RefundTier, Terms } from "./cancellation-policy.ts";

const nothing: RefundTier = { min_days: 0, percent: 0, fee_per_person_cents: 0 };

export const fallingTiers = ({ tiers }: Terms): RefundTier[] =>
  tiers.toSorted((one, other) => other.min_days - one.min_days);

export function tierFor(terms: Terms, daysBefore: number): RefundTier {
  return fallingTiers(terms).find((tier) => daysBefore >= tier.min_days) ?? nothing;
}

/** Cancelling earlier never refunds less: a fee per person must not cost more than waiting would. */
export const tierAfter = (terms: Terms, tier: RefundTier): RefundTier =>
  fallingTiers(terms).find(({ min_days }) => min_days < tier.min_days) ?? nothing;

type Live = { live_cents: number; guests: number };

/**
 * The twin of `private.kept_of`: what cancelling keeps by its tier, or by the next one if that keeps less, and never
 * less than its floor.
 */
export function keptOf(terms: Terms, { live_cents, guests }: Live, floor_cents: number, daysBefore: number): number {
  const tier = tierFor(terms, daysBefore);
  const refundBy = ({ percent, fee_per_person_cents }: RefundTier) =>
    Math.floor((live_cents * percent + 50) / 100) - fee_per_person_cents * guests;
  const refund = Math.max(0, refundBy(tier), refundBy(tierAfter(terms, tier)));
  return Math.max(Math.min(floor_cents, live_cents), live_cents - refund);
}

/** `fee_cents` is settled for removed parts; `floor_cents` is the least that cancelling the rest keeps. */
export type Kept = { fee_cents: number; floor_cents: number };

/**
 * The twin of `private.kept_after`. A removed part keeps what cancelling it today would keep; a move makes that
 * amount the floor of the new day. So no detour refunds more than cancelling at once. The desk may waive it, and a
 * cancelled departure keeps nothing.
 */
export function keptAfter(
  terms: Terms,
  daysBefore: number,
  before: Live & Kept & { paid_cents: number },
  stays: Live,
  { moves = false, called_off = false, waived = false }: { moves?: boolean; called_off?: boolean; waived?: boolean },
): Kept {
  if (called_off || (moves && waived)) return { fee_cents: 0, floor_cents: 0 };
  const { live_cents, fee_cents, paid_cents } = before;
  const floor = Math.min(before.floor_cents, live_cents);
  const left = Math.max(0, live_cents - stays.live_cents);
  const floorOfRest = floor - (live_cents === 0 ? 0 : Math.round((floor * left) / live_cents));
  const today = keptOf(terms, before, floor, daysBefore);
  const still = keptOf(terms, stays, floorOfRest, daysBefore);
  return {
    fee_cents: fee_cents + (waived ? 0 : Math.min(Math.max(0, today - still), Math.max(0, paid_cents - fee_cents))),
    floor_cents: moves ? Math.min(today, still) : floorOfRest,
  };
}
