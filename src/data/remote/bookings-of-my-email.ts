import * as v from "valibot";
import { bookingViewSchema, type BookingView } from "../../domain/booking/booking-view.ts";
import type { Wait } from "../../domain/outbox/outbox-types.ts";
import { toWait } from "./answers.ts";
import { postRpc } from "../net/call.ts";

/** What was booked with the confirmed e-mail of whoever signed in. */
export async function bookingsOfMyEmail(
  accessToken: string,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): Promise<{ ok: true; views: BookingView[] } | Wait> {
  const asUser: typeof globalThis.fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set("authorization", `Bearer ${accessToken}`);
    return fetch(url, { ...init, headers });
  };
  const answer = await postRpc("bookings_of_my_email", {}, { fetch: asUser });
  if (!answer.ok) return toWait(answer);
  const parsed = v.safeParse(v.array(bookingViewSchema), answer.value);
  return parsed.success ? { ok: true, views: parsed.output } : toWait({ ok: false, code: "bad_answer" });
}
