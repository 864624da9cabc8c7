import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { addressIn, SOURCE_LANGUAGE } from "../../../domain/languages.ts";
import type { OutboxNet } from "../../../domain/outbox/outbox-types.ts";
import type { Result } from "../../../domain/result.ts";
import type { RequestOptions } from "../../net/call.ts";
import { env } from "../../net/env.ts";
import { serverCalls, type PaymentFacts } from "./verbs.ts";

export type PaymentPart = "deposit" | "all";

/** The specification defines this body, but the server reads the true values by id and token. */
function bodyOf(booking: LocalBooking, siteUrl: string, part: PaymentPart | undefined) {
  const { view } = booking;
  if (view === null) throw new Error("A payment needs a booking the server knows");
  const { language = SOURCE_LANGUAGE } = view;
  return {
    part,
    amount: view.total_cents / 100,
    description: `Booking for ${view.title}`,
    return_url: `${siteUrl}${addressIn(language, "/booking-confirmation")}`,
    cancel_url: `${siteUrl}${addressIn(language, `/booking/${view.item_type}/${view.item_id}`)}`,
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
  part?: PaymentPart,
  options?: Partial<RequestOptions>,
): ReturnType<OutboxNet["createPayment"]> {
  const answer = await serverCalls("functions/create-payment", bodyOf(booking, env.siteUrl, part), options);
  return !answer.ok && answer.code === "unreadable" ? { ...answer, reason: "no_payment_url" } : answer;
}

export const fetchPaymentStatus = (payment_id: string): Promise<Result<PaymentFacts | null>> =>
  serverCalls("rpc/payment_status", { payment_id });

/** Makes the server query the provider, in case its callback was lost. */
export async function refreshedPayment(payment_id: string): Promise<Result<PaymentFacts | null>> {
  const answer = await serverCalls("functions/payment-status", { payment_id });
  return answer.ok ? answer : fetchPaymentStatus(payment_id);
}
