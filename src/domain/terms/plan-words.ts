import { moneyShort } from "../words.ts";
import { PAYMENT_PLAN } from "./payment-plan.ts";

const { over_cents, deposit_percent, balance_days_before } = PAYMENT_PLAN;

/** The payment plan in words, for every page that speaks of it. */
export const PLAN_WORDS = `For totals over ${moneyShort(over_cents)} you may pay ${deposit_percent}% at booking and the balance until ${balance_days_before} days before departure; with less time left, all of it is paid at once.`;
