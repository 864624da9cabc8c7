import * as v from "valibot";
import { BOOKING_STATUSES } from "../../domain/booking/booking-view.ts";
import type { Wait } from "../../domain/outbox/outbox-types.ts";
import { toWait } from "./answers.ts";
import { call, type CallOptions } from "../net/call.ts";

const cents = v.pipe(v.number(), v.integer());
const schema = v.nullable(
  v.object({
    refund_cents: cents,
    percent: v.number(),
    days_before: cents,
    as_of: v.string(),
    status: v.picklist(BOOKING_STATUSES),
  }),
);
export type CancelQuote = NonNullable<v.InferOutput<typeof schema>>;

/** null: not cancellable by this token. */
export async function cancelQuote(
  id: string,
  token: string,
  options?: Partial<CallOptions>,
): Promise<{ ok: true; quote: CancelQuote | null } | Wait> {
  const answer = await call("rpc/cancel_quote", { booking_id: id, token }, schema, options);
  return answer.ok ? { ok: true, quote: answer.value } : toWait(answer);
}
