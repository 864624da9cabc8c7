import type { QuotedCode } from "./code-schema.ts";

/** The discount's maximum. */
export const FULL_DISCOUNT_GUESTS = 30;

/**
 * In tenths of a percent, because the specification rounds to one decimal: 1 guest none; 2 to 29 guests 1 +
 * (n-2)*29/28 percent, half up; 30 or more 30 percent.
 */
export function discountTenths(guests: number): number {
  if (guests < 2) return 0;
  if (guests >= FULL_DISCOUNT_GUESTS) return 300;
  // In integers: (28 + (n-2)*29) / 28 percent = that * 10 / 28 tenths; + 1/2 and floor is half up.
  return Math.floor((20 * (28 + (guests - 2) * 29) + 28) / 56);
}

/** Off the discounted trip; twin in `private.price`. */
export function codeCents(code: QuotedCode | null, discounted: number): number {
  if (code === null) return 0;
  const wanted = code.amount_cents ?? Math.floor((discounted * (code.percent ?? 0) + 50) / 100);
  return Math.max(0, Math.min(wanted, discounted));
}

export const CODE_REFUSALS = ["code_unknown", "code_over", "code_elsewhere", "code_used_up", "code_unusable"] as const;
export type CodeRefusal = (typeof CODE_REFUSALS)[number];

export const isCodeRefusal = (code: string): code is CodeRefusal => CODE_REFUSALS.some((known) => known === code);
