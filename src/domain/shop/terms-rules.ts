import type { RefundTier } from "../terms/cancellation-policy.ts";
import { fallingTiers } from "../terms/kept-amounts.ts";
import type { PaymentPlan } from "../terms/payment-plan.ts";

const LONGEST_DAYS = 365;
const MOST_TIERS = 8;
const MOST_CENTS = 9_999_999;

const isWholeNumberIn = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

function areTiers(tiers: readonly RefundTier[]): boolean {
  if (tiers.length === 0 || tiers.length > MOST_TIERS) return false;
  const tiersFromLatest = fallingTiers({ version: "", tiers: [...tiers] });
  return tiersFromLatest.every(({ min_days, percent, fee_per_person_cents }, place) => {
    const nextTier = tiersFromLatest[place + 1];
    return (
      isWholeNumberIn(min_days, 0, LONGEST_DAYS) &&
      isWholeNumberIn(percent, 0, 100) &&
      isWholeNumberIn(fee_per_person_cents, 0, MOST_CENTS) &&
      (nextTier === undefined ? min_days === 0 : nextTier.min_days < min_days && nextTier.percent <= percent) &&
      (place === 0 || fee_per_person_cents === 0)
    );
  });
}

const isPlan = ({ over_cents, deposit_percent, balance_days_before }: PaymentPlan): boolean =>
  isWholeNumberIn(over_cents, 0, MOST_CENTS) &&
  isWholeNumberIn(deposit_percent, 1, 99) &&
  isWholeNumberIn(balance_days_before, 0, LONGEST_DAYS);

/** Waiting must never refund more, so only the first tier may have a fee; must match its twin `private.terms_problem`. */
export function termsProblem(tiers: readonly RefundTier[], plan: PaymentPlan | null): "tiers" | "plan" | null {
  if (!areTiers(tiers)) return "tiers";
  return plan === null || isPlan(plan) ? null : "plan";
}
