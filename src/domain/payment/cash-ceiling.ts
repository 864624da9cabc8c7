import type { Rate } from "../pricing/orientation.ts";

type Cash = { amount_cents: number; currency: string; charged_minor?: number | null | undefined };

function somOf({ amount_cents, currency, charged_minor }: Cash, rate: Rate | null): number | null {
  if (currency === "UZS") return (charged_minor ?? 0) / 100;
  return rate === null ? null : (amount_cents / 100) * rate.per_dollar;
}

/** Twin of private.is_above_cash_ceiling; `uncounted` is cash that the server had not counted when it sent `left_som`. */
export function isAboveCashCeiling(
  cash: Cash,
  uncounted: readonly Cash[],
  left_som: number | null,
  rate: Rate | null,
): boolean {
  const som = somOf(cash, rate);
  if (left_som === null || som === null) return false;
  return som > left_som - uncounted.reduce((sum, one) => sum + (somOf(one, rate) ?? 0), 0);
}
