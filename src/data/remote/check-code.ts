import * as v from "valibot";
import { CODE_REFUSALS } from "../../domain/pricing/code.ts";
import { codeSchema } from "../../domain/pricing/code-schema.ts";
import { call, type Answer } from "../net/call.ts";

const answerSchema = v.union([
  v.object({ ok: v.literal(true), code: codeSchema }),
  v.object({ ok: v.literal(false), code: v.picklist(CODE_REFUSALS) }),
]);
export type CodeAnswer = v.InferOutput<typeof answerSchema>;

/** What a code takes off this trip; whether this traveler may still use it the server says when the booking arrives. */
export const checkCode = (code: string, itemId: string): Promise<Answer<CodeAnswer>> =>
  call("rpc/check_code", { code, item_id: itemId }, answerSchema);
