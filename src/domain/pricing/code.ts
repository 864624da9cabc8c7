import type { QuotedCode } from "./code-schema.ts";

/** The twin of `private.price`: off the discounted trip, at most all of it. */
export function codeCents(code: QuotedCode | null, discounted: number): number {
  if (code === null) return 0;
  const wanted = code.amount_cents ?? Math.floor((discounted * (code.percent ?? 0) + 50) / 100);
  return Math.max(0, Math.min(wanted, discounted));
}

export const CODE_REFUSALS = ["code_unknown", "code_over", "code_elsewhere", "code_used_up", "code_unusable"] as const;
export type CodeRefusal = (typeof CODE_REFUSALS)[number];

export const isCodeRefusal = (code: string): code is CodeRefusal => CODE_REFUSALS.some((known) => known === code);
