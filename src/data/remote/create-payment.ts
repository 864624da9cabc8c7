import * as v from "valibot";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import type { OutboxNet } from "../../domain/outbox/outbox-types.ts";
import { call, type CallOptions } from "../net/call.ts";
import { env } from "../net/env.ts";
import { toWait } from "./answers.ts";

/** The browser is sent there: nothing but the web, and no 'javascript:'. */
const isHttpUrl = (url: string): boolean => /^https?:\/\/[^\s/]+/i.test(url);

const answerSchema = v.object({
  url: v.pipe(v.string(), v.check(isHttpUrl)),
  payment_id: v.string(),
  provider_payment_id: v.nullish(v.string(), null),
});
const errorSchema = v.object({ code: v.string(), message: v.string() });

/** Which part of a hold is paid; unsaid, what was chosen last. */
export type PaymentPart = "deposit" | "all";

/** The body of the specification; the server reads again by id and token whatever matters. */
function bodyOf(booking: LocalBooking, siteUrl: string, part: PaymentPart | undefined) {
  const { view } = booking;
  if (view === null) throw new Error("A payment needs a booking the server knows");
  return {
    part,
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

/** This booking cannot be paid any more. All else may pass. */
const FINAL = new Set([400, 404, 409, 410, 422]);

export async function createPayment(
  booking: LocalBooking,
  part?: PaymentPart,
  options?: Partial<CallOptions>,
): ReturnType<OutboxNet["createPayment"]> {
  const answer = await call("functions/create-payment", bodyOf(booking, env.siteUrl, part), answerSchema, options);
  if (answer.ok) return { ok: true, payment: answer.value };
  const wait = toWait(answer);
  if (answer.code === "bad_answer") return { ...wait, problem: "no_payment_url" };
  const refusal = answer.code === "refused" ? v.safeParse(errorSchema, answer.body) : null;
  if (answer.code !== "refused" || !refusal?.success) return wait;
  if (FINAL.has(answer.status)) return { ok: false, code: "refused", refusal: refusal.output };
  return wait;
}
