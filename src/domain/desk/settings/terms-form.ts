import { termsProblem } from "../../shop/terms-rules.ts";
import type { RefundTier, Terms } from "../../terms/cancellation-policy.ts";
import { fallingTiers } from "../../terms/kept-amounts.ts";
import type { PaymentPlan } from "../../terms/payment-plan.ts";
import { centsOf } from "../payments/amount.ts";

const wholeNumberOf = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : NaN);
const dollarsOf = (cents: number): string => String(cents / 100);

export type PlanForm = { fees_percent: string; over: string; deposit_percent: string; balance_days_before: string };

export const planFormOf = ({ fees_percent, terms }: { fees_percent: number; terms: Terms }): PlanForm => ({
  fees_percent: String(fees_percent),
  over: dollarsOf(terms.plan?.over_cents ?? 0),
  deposit_percent: String(terms.plan?.deposit_percent ?? ""),
  balance_days_before: String(terms.plan?.balance_days_before ?? ""),
});

export const MOST_FEES_PERCENT = 30;

/** An empty deposit means that travelers always pay the whole. */
export function planOfForm(form: PlanForm): { fees_percent: number; plan: PaymentPlan | null } | keyof PlanForm {
  const fees_percent = wholeNumberOf(form.fees_percent);
  if (!(fees_percent <= MOST_FEES_PERCENT)) return "fees_percent";
  if (form.deposit_percent.trim() === "") return { fees_percent, plan: null };
  const plan = {
    over_cents: centsOf(form.over) ?? NaN,
    deposit_percent: wholeNumberOf(form.deposit_percent),
    balance_days_before: wholeNumberOf(form.balance_days_before),
  };
  if (termsProblem([{ min_days: 0, percent: 0, fee_per_person_cents: 0 }], plan) === null)
    return { fees_percent, plan };
  if (!(plan.over_cents >= 0)) return "over";
  return plan.deposit_percent >= 1 && plan.deposit_percent <= 99 ? "balance_days_before" : "deposit_percent";
}

export type TierLine = { min_days: string; percent: string };
export type TiersForm = { lines: TierLine[]; fee: string };

/** The last line is for the days until departure, so its day is fixed at 0. */
export function tiersFormOf(terms: Terms): TiersForm {
  const tiersFromLatest = fallingTiers(terms);
  return {
    lines: tiersFromLatest.map(({ min_days, percent }) => ({ min_days: String(min_days), percent: String(percent) })),
    fee: dollarsOf(tiersFromLatest[0]?.fee_per_person_cents ?? 0),
  };
}

export function tiersOfForm({ lines, fee }: TiersForm): RefundTier[] | null {
  const fee_cents = fee.trim() === "" ? 0 : (centsOf(fee) ?? NaN);
  const tiers = lines.map(({ min_days, percent }) => ({
    min_days: wholeNumberOf(min_days),
    percent: wholeNumberOf(percent),
    fee_per_person_cents: 0,
  }));
  const tiersFromLatest = fallingTiers({ version: "", tiers });
  const withFee = tiersFromLatest.map((tier, place) =>
    place === 0 ? { ...tier, fee_per_person_cents: fee_cents } : tier,
  );
  return termsProblem(withFee, null) === null ? withFee : null;
}
