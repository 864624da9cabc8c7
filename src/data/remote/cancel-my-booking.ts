import * as v from "valibot";
import { bookingViewSchema, type BookingView } from "../../domain/booking/booking-view.ts";
import type { Wait } from "../../domain/outbox/outbox-types.ts";
import { toWait } from "./answers.ts";
import { postRpc, type HttpDeps } from "../net/call.ts";

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
  expectedRefundCents: number,
  deps?: Partial<HttpDeps>,
): Promise<CancelAnswer> {
  const body = { booking_id: id, token, expected_refund_cents: expectedRefundCents };
  const answer = await postRpc("cancel_my_booking", body, deps);
  if (!answer.ok) return toWait(answer);
  const parsed = v.safeParse(schema, answer.value);
  if (!parsed.success) return toWait({ ok: false, code: "bad_answer" });
  return parsed.output.ok ? { ok: true, view: parsed.output.booking } : parsed.output;
}
