import * as v from "valibot";

/** Off the discounted trip, at most all of it; the same as in `private.price`. */
export function codeCents(code: QuotedCode | null, discounted: number): number {
  if (code === null) return 0;
  const wanted = code.amount_cents ?? Math.floor((discounted * (code.percent ?? 0) + 50) / 100);
  return Math.max(0, Math.min(wanted, discounted));
}

/** Why a code takes nothing off; what is asked for with it may be booked without. */
export const CODE_REFUSALS = ["code_unknown", "code_over", "code_elsewhere", "code_used_up", "code_unusable"] as const;
export type CodeRefusal = (typeof CODE_REFUSALS)[number];

export const isCodeRefusal = (code: string): code is CodeRefusal => CODE_REFUSALS.some((known) => known === code);

const whole = v.pipe(v.number(), v.integer());

/** What a promotional code takes off, as the server says it and as it stays on a booking: a part, or so much. */
export const codeSchema = v.object({ code: v.string(), percent: v.optional(whole), amount_cents: v.optional(whole) });
export type QuotedCode = v.InferOutput<typeof codeSchema>;
