import * as v from "valibot";

const whole = v.pipe(v.number(), v.integer());

export const codeSchema = v.object({ code: v.string(), percent: v.optional(whole), amount_cents: v.optional(whole) });
export type QuotedCode = v.InferOutput<typeof codeSchema>;
