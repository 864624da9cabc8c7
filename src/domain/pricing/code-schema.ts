import * as v from "valibot";

const wholeNumber = v.pipe(v.number(), v.integer());

export const codeSchema = v.object({
  code: v.string(),
  percent: v.optional(wholeNumber),
  amount_cents: v.optional(wholeNumber),
});
export type QuotedCode = v.InferOutput<typeof codeSchema>;
