import * as v from "valibot";
import { createBookingAnswerSchema } from "../../domain/booking/booking-view.ts";
import type { BookingRequest } from "../../domain/booking/local-booking.ts";
import type { OutboxNet } from "../../domain/outbox/outbox-types.ts";
import { toWait } from "./answers.ts";
import { postRpc, type HttpDeps } from "../net/call.ts";

export async function createBooking(
  booking: BookingRequest,
  deps?: Partial<HttpDeps>,
): ReturnType<OutboxNet["createBooking"]> {
  const answer = await postRpc("create_booking", { booking }, deps);
  if (!answer.ok) return toWait(answer);
  const parsed = v.safeParse(createBookingAnswerSchema, answer.value);
  if (!parsed.success) return toWait({ ok: false, code: "bad_answer" });
  if (!parsed.output.ok) return { ok: false, code: "refused", refusal: parsed.output };
  const view = parsed.output.booking;
  return view.id === booking.id ? { ok: true, view } : toWait({ ok: false, code: "bad_answer" });
}
