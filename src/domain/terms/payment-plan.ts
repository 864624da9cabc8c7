import { addDays } from "../catalogue/travel-dates.ts";

export type PaymentPlan = { over_cents: number; deposit_percent: number; balance_days_before: number };

export const PAYMENT_PLAN: PaymentPlan = { over_cents: 200_000, deposit_percent: 50, balance_days_before: 30 };

export type Deposit = { now_cents: number; rest_cents: number; due_on: string };

/** Null means one full payment; the twin is `deposit_for`. */
export function depositFor(
  plan: Partial<PaymentPlan> | null | undefined,
  { total_cents, check_in }: { total_cents: number; check_in: string },
  today: string,
): Deposit | null {
  const { over_cents, deposit_percent, balance_days_before } = plan ?? {};
  if (over_cents === undefined || deposit_percent === undefined || balance_days_before === undefined) return null;
  const due_on = addDays(check_in, -balance_days_before);
  if (total_cents <= over_cents || due_on <= today) return null;
  const now_cents = Math.floor((total_cents * deposit_percent + 50) / 100);
  return { now_cents, rest_cents: total_cents - now_cents, due_on };
}
