import { PAYMENT_PLAN, type PaymentPlan } from "./payment-plan.ts";

export type RefundTier = { min_days: number; percent: number; fee_per_person_cents: number };
export type Terms = {
  version: string;
  tiers: RefundTier[];
  plan?: Partial<PaymentPlan> | null | undefined;
};

/** Each booking stores its version, so a change needs a new version here and in `private.current_terms()`. */
export const CURRENT_TERMS: Terms = {
  version: "2026-11-22",
  tiers: [
    { min_days: 60, percent: 100, fee_per_person_cents: 10_000 },
    { min_days: 30, percent: 75, fee_per_person_cents: 0 },
    { min_days: 15, percent: 50, fee_per_person_cents: 0 },
    { min_days: 0, percent: 0, fee_per_person_cents: 0 },
  ],
  plan: PAYMENT_PLAN,
};

export const REFUND_TIMES = {
  processing_hours: 48,
  card_business_days: { from: 5, to: 10 },
  bank_days: { from: 7, to: 14 },
} as const;
