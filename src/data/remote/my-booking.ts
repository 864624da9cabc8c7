import * as v from "valibot";
import { bookingViewSchema } from "../../domain/booking/booking-view.ts";
import type { OutboxNet } from "../../domain/outbox/outbox-types.ts";
import { call, type CallOptions } from "../net/call.ts";
import { toWait } from "./answers.ts";

export async function myBooking(
  id: string,
  token: string,
  options?: Partial<CallOptions>,
): ReturnType<OutboxNet["myBooking"]> {
  const answer = await call("rpc/my_booking", { booking_id: id, token }, v.nullable(bookingViewSchema), options);
  return answer.ok ? { ok: true, view: answer.value } : toWait(answer);
}
