import * as v from "valibot";
import { type BookingView, bookingViewSchema, BOOKING_STATUSES } from "../../domain/booking/booking-view.ts";
import type { OutboxNet, Wait, PlainRefusal, Refused } from "../../domain/outbox/outbox-types.ts";
import { type Answer, call, type CallOptions } from "../net/call.ts";
import { toWait } from "./answers.ts";
import { waysSchema } from "../../domain/payment/ways.ts";

export async function myBooking(
  id: string,
  token: string,
  options?: Partial<CallOptions>,
): ReturnType<OutboxNet["myBooking"]> {
  const answer = await call("rpc/my_booking", { booking_id: id, token }, v.nullable(bookingViewSchema), options);
  return answer.ok ? { ok: true, view: answer.value } : toWait(answer);
}

/** What was booked with the confirmed e-mail of whoever signed in. */
export const bookingsOfMyEmail = (token: string, options?: Partial<CallOptions>): Promise<Answer<BookingView[]>> =>
  call("rpc/bookings_of_my_email", {}, v.array(bookingViewSchema), { ...options, token });

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

/** The booking as it stands, its code signed first where it lacks one. */
export const signVoucher = (id: string, token: string): Promise<Answer<BookingView>> =>
  call("functions/sign-voucher", { id, token }, bookingViewSchema);

const linksSchema = v.union([
  v.object({ ok: v.literal(true) }),
  v.object({ ok: v.literal(false), code: v.string(), message: v.string() }),
]);

/** 'Email me my bookings': the same answer for every address. */
export async function requestBookingLinks(
  email: string,
  options?: Partial<CallOptions>,
): Promise<{ ok: true } | Refused<PlainRefusal> | Wait> {
  const answer = await call("rpc/request_booking_links", { email }, linksSchema, options);
  if (!answer.ok) return toWait(answer);
  return answer.value.ok ? { ok: true } : { ok: false, code: "refused", refusal: answer.value };
}
