import * as v from "valibot";
import { BOOKING_STATUSES, type BookingView, bookingViewSchema } from "../../domain/booking/booking-view.ts";
import type { Wait } from "../../domain/outbox/outbox-types.ts";
import { waysSchema } from "../../domain/payment/ways.ts";
import { toWait } from "./answers.ts";
import { call, type CallOptions } from "../net/call.ts";

const cents = v.pipe(v.number(), v.integer());
const quoteSchema = v.nullable(
  v.object({
    refund_cents: cents,
    percent: v.number(),
    days_before: cents,
    as_of: v.string(),
    status: v.picklist(BOOKING_STATUSES),
    ways: v.optional(waysSchema, []),
  }),
);
export type CancelQuote = NonNullable<v.InferOutput<typeof quoteSchema>>;

/** null: not cancellable by this token. */
export async function cancelQuote(
  id: string,
  token: string,
  options?: Partial<CallOptions>,
): Promise<{ ok: true; quote: CancelQuote | null } | Wait> {
  const answer = await call("rpc/cancel_quote", { booking_id: id, token }, quoteSchema, options);
  return answer.ok ? { ok: true, quote: answer.value } : toWait(answer);
}

const schema = v.union([
  v.object({ ok: v.literal(true), booking: bookingViewSchema }),
  v.object({
    ok: v.literal(false),
    code: v.picklist(["refund_changed", "not_cancellable", "not_found"]),
    message: v.string(),
    refund_cents: v.optional(v.number()),
  }),
]);

export type CancelAnswer =
  | { ok: true; view: BookingView }
  | { ok: false; code: "refund_changed" | "not_cancellable" | "not_found"; message: string }
  | Wait;

export async function cancelMyBooking(
  id: string,
  token: string,
  shown: { refund_cents: number; status: BookingView["status"] },
  options?: Partial<CallOptions>,
): Promise<CancelAnswer> {
  const args = {
    booking_id: id,
    token,
    expected_refund_cents: shown.refund_cents,
    expected_status: shown.status,
  };
  const answer = await call("rpc/cancel_my_booking", args, schema, options);
  if (!answer.ok) return toWait(answer);
  return answer.value.ok ? { ok: true, view: answer.value.booking } : answer.value;
}
