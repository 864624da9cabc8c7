import * as v from "valibot";
import { type BookingView, bookingViewSchema } from "../../domain/booking/booking-view.ts";
import type { OutboxNet } from "../../domain/outbox/outbox-types.ts";
import { type Answer, call, type CallOptions } from "../net/call.ts";
import { toWait } from "./answers.ts";

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
