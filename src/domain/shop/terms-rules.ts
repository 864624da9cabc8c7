import type { RefundTier } from "../terms/cancellation-policy.ts";
import { fallingTiers } from "../terms/kept.ts";
import type { PaymentPlan } from "../terms/payment-plan.ts";

const LONGEST_DAYS = 365;
const MOST_TIERS = 8;
const MOST_CENTS = 9_999_999;

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

function areTiers(tiers: readonly RefundTier[]): boolean {
  if (tiers.length === 0 || tiers.length > MOST_TIERS) return false;
  const falling = fallingTiers({ version: "", tiers: [...tiers] });
  return falling.every(({ min_days, percent, fee_per_person_cents }, place) => {
    const next = falling[place + 1];
    return (
      isWhole(min_days, 0, LONGEST_DAYS) &&
      isWhole(percent, 0, 100) &&
      isWhole(fee_per_person_cents, 0, MOST_CENTS) &&
      (next === undefined ? min_days === 0 : next.min_days < min_days && next.percent <= percent) &&
      (place === 0 || fee_per_person_cents === 0)
    );
  });
}

const isPlan = ({ over_cents, deposit_percent, balance_days_before }: PaymentPlan): boolean =>
  isWhole(over_cents, 0, MOST_CENTS) &&
  isWhole(deposit_percent, 1, 99) &&
  isWhole(balance_days_before, 0, LONGEST_DAYS);

/** Waiting must never refund more, so only the first tier may have a fee; must match its twin `private.terms_problem`. */
export function termsProblem(tiers: readonly RefundTier[], plan: PaymentPlan | null): "tiers" | "plan" | null {
  if (!areTiers(tiers)) return "tiers";
  return plan === null || isPlan(plan) ? null : "plan";
}
