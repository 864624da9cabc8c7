import * as v from "valibot";
import { bookingViewSchema } from "../../domain/booking/booking-view.ts";
import type { OutboxNet } from "../../domain/outbox/outbox-types.ts";
import { toWait } from "./answers.ts";
import { postRpc, type HttpDeps } from "../net/call.ts";

export async function myBooking(
  id: string,
  token: string,
  deps?: Partial<HttpDeps>,
): ReturnType<OutboxNet["myBooking"]> {
  const answer = await postRpc("my_booking", { booking_id: id, token }, deps);
  if (!answer.ok) return toWait(answer);
  const parsed = v.safeParse(v.nullable(bookingViewSchema), answer.value);
  return parsed.success ? { ok: true, view: parsed.output } : toWait({ ok: false, code: "bad_answer" });
}
