import type { QuotedCode } from "./code-schema.ts";

export const FULL_DISCOUNT_GUESTS = 30;

/** The specification rounds to one decimal: 1 + (n-2)*29/28 percent for 2 to 29 guests, half up. */
export function discountTenths(guests: number): number {
  if (guests < 2) return 0;
  if (guests >= FULL_DISCOUNT_GUESTS) return 300;
  // Integers keep it exact: (28 + (n-2)*29) * 10 / 28 tenths, and adding a half makes the floor round half up.
  return Math.floor((20 * (28 + (guests - 2) * 29) + 28) / 56);
}

/** The code applies to the discounted trip; the twin is in `private.price`. */
export function codeCents(code: QuotedCode | null, discounted: number): number {
  if (code === null) return 0;
  const wantedCents = code.amount_cents ?? Math.floor((discounted * (code.percent ?? 0) + 50) / 100);
  return Math.max(0, Math.min(wantedCents, discounted));
}

export const CODE_REFUSALS = ["code_unknown", "code_over", "code_elsewhere", "code_used_up", "code_unusable"] as const;
