import * as v from "valibot";
import type { Wait } from "../../domain/outbox/outbox-types.ts";
import { toWait } from "./answers.ts";
import { postRpc, type HttpDeps } from "../net/call.ts";

const cents = v.pipe(v.number(), v.integer());
const schema = v.nullable(
  v.object({ refund_cents: cents, percent: v.number(), days_before: cents, as_of: v.string() }),
);
export type CancelQuote = NonNullable<v.InferOutput<typeof schema>>;

/** null: not cancellable by this token. */
export async function cancelQuote(
  id: string,
  token: string,
  deps?: Partial<HttpDeps>,
): Promise<{ ok: true; quote: CancelQuote | null } | Wait> {
  const answer = await postRpc("cancel_quote", { booking_id: id, token }, deps);
  if (!answer.ok) return toWait(answer);
  const parsed = v.safeParse(schema, answer.value);
  return parsed.success ? { ok: true, quote: parsed.output } : toWait({ ok: false, code: "bad_answer" });
}
