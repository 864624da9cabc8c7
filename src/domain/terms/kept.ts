import type { RefundTier, Terms } from "./cancellation-policy.ts";

const nothing: RefundTier = { min_days: 0, percent: 0, fee_per_person_cents: 0 };

/** From the earliest cancellation to the latest. */
export const fallingTiers = ({ tiers }: Terms): RefundTier[] =>
  tiers.toSorted((one, other) => other.min_days - one.min_days);

/** The tier that applies so many days before the departure. */
export function tierFor(terms: Terms, daysBefore: number): RefundTier {
  return fallingTiers(terms).find((tier) => daysBefore >= tier.min_days) ?? nothing;
}

/** Whoever cancels earlier never gets less: a fee per person must not eat more of a cheap trip than waiting would. */
export const tierAfter = (terms: Terms, tier: RefundTier): RefundTier =>
  fallingTiers(terms).find(({ min_days }) => min_days < tier.min_days) ?? nothing;

/** The part of a booking that can still be cancelled: its price and its guests. */
type Live = { live_cents: number; guests: number };

/**
 * What cancelling keeps of a live trip so many days before it leaves: by its tier, or by the next one where that keeps less,
 * and never less than its floor. SQL twin: `private.kept_of`.
 */
export function keptOf(terms: Terms, { live_cents, guests }: Live, floor_cents: number, daysBefore: number): number {
  const tier = tierFor(terms, daysBefore);
  const refundBy = ({ percent, fee_per_person_cents }: RefundTier) =>
    Math.floor((live_cents * percent + 50) / 100) - fee_per_person_cents * guests;
  const refund = Math.max(0, refundBy(tier), refundBy(tierAfter(terms, tier)));
  return Math.max(Math.min(floor_cents, live_cents), live_cents - refund);
}

/** `fee_cents` was kept of what left the trip and is settled; `floor_cents` is the least that cancelling the rest keeps. */
export type Kept = { fee_cents: number; floor_cents: number };

/**
 * What a change leaves to be kept. A part that leaves keeps what cancelling it today keeps, as far as it is paid; a move makes
 * what cancelling today keeps the floor of the day it goes to. So no way round brings more than cancelling at once. The desk may
 * waive this: of what leaves, or of a move, which then keeps nothing at all, as of a departure that was called off. SQL twin:
 * `private.kept_after`.
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
