import { createBookingAnswerSchema } from "../../domain/booking/booking-view.ts";
import type { BookingRequest } from "../../domain/booking/local-booking.ts";
import type { OutboxNet } from "../../domain/outbox/outbox-types.ts";
import { call, type CallOptions } from "../net/call.ts";
import { toWait } from "./answers.ts";

export async function createBooking(
  booking: BookingRequest,
  options?: Partial<CallOptions>,
): ReturnType<OutboxNet["createBooking"]> {
  const answer = await call("rpc/create_booking", { booking }, createBookingAnswerSchema, options);
  if (!answer.ok) return toWait(answer);
  if (!answer.value.ok) return { ok: false, code: "refused", refusal: answer.value };
  const view = answer.value.booking;
  return view.id === booking.id ? { ok: true, view } : toWait({ ok: false, code: "bad_answer" });
}
