import * as v from "valibot";
import { integer } from "../schemas.ts";

export const codeSchema = v.object({
  code: v.string(),
  percent: v.optional(integer),
  amount_cents: v.optional(integer),
});
export type QuotedCode = v.InferOutput<typeof codeSchema>;
