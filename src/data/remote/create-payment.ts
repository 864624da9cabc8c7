import * as v from "valibot";
import { isHttpUrl } from "../../domain/booking/http-url.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import type { OutboxNet, Wait } from "../../domain/outbox/outbox-types.ts";
import { connection } from "../net/connection.ts";
import { env } from "../net/env.ts";

/** The provider is asked behind this call, and may take its time. */
const TIMEOUT_MS = 20_000;

const answerSchema = v.object({
  url: v.pipe(v.string(), v.check(isHttpUrl)),
  payment_id: v.string(),
  provider_payment_id: v.nullish(v.string(), null),
});
const errorSchema = v.object({ code: v.string(), message: v.string() });

/** The body of the specification; the server reads again by id and token whatever matters. */
function bodyOf(booking: LocalBooking, siteUrl: string) {
  const { view } = booking;
  if (view === null) throw new Error("A payment needs a booking the server knows");
  return {
    amount: view.total_cents / 100,
    description: `Booking for ${view.title}`,
    return_url: `${siteUrl}/booking-confirmation`,
    cancel_url: `${siteUrl}/booking/${view.item_type}/${view.item_id}`,
    booking_data: {
      id: view.id,
      token: booking.token,
      title: view.title,
      guests: view.guests,
      check_in: view.check_in,
      check_out: view.check_out,
      price: view.total_cents / 100,
      special_requests: view.special_requests,
    },
    customer_data: {
      name: view.customer_name,
      first_name: view.customer_first_name,
      last_name: view.customer_last_name,
      email: view.customer_email,
      phone: view.customer_phone,
    },
  };
}

export async function createPayment(
  booking: LocalBooking,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): ReturnType<OutboxNet["createPayment"]> {
  const wait = (problem: string, reachable: boolean): Wait => ({ ok: false, code: "wait", problem, reachable });
  try {
    const response = await fetch(`${env.supabaseUrl}/functions/v1/create-payment`, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: env.supabaseKey },
      body: JSON.stringify(bodyOf(booking, env.siteUrl)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = JSON.parse(await response.text());
    const parsed = v.safeParse(answerSchema, body);
    if (response.ok && parsed.success) return { ok: true, payment: parsed.output };
    if (response.ok) return wait("Payment URL not received from gateway", true);
    const refused = v.safeParse(errorSchema, body);
    // 409, 404, 422: this booking cannot be paid any more. All else may pass.
    const final = [400, 404, 409, 410, 422].includes(response.status);
    if (final && refused.success) return { ok: false, code: "refused", refusal: refused.output };
    return wait(refused.success ? refused.output.message : `The server answered ${response.status}`, true);
  } catch (error) {
    if (error instanceof SyntaxError) return wait("The answer could not be read", true);
    if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error;
    connection.report("offline");
    return wait("No connection", false);
  }
}
