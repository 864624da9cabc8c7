import * as v from "valibot";

const whole = v.pipe(v.number(), v.integer());

/** What a promotional code takes off, as the server says it and as it stays on a booking: a part, or so much. */
export const codeSchema = v.object({ code: v.string(), percent: v.optional(whole), amount_cents: v.optional(whole) });
export type QuotedCode = v.InferOutput<typeof codeSchema>;
