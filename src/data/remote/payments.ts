import * as v from "valibot";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import type { OutboxNet } from "../../domain/outbox/outbox-types.ts";
import { call, type CallOptions, codeBy } from "../net/call.ts";
import { env } from "../net/env.ts";
import { toWait, isNotDone } from "./answers.ts";

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

const paymentSchema = v.object({
  payment_id: v.string(),
  provider_payment_id: v.nullish(v.string(), null),
  status: v.string(),
  amount_cents: v.number(),
  currency: v.nullish(v.string(), "USD"),
  title: v.string(),
  check_in: v.string(),
  check_out: v.string(),
  guests: v.number(),
  created_at: v.string(),
  paid_at: v.nullish(v.string(), null),
  /** null from a server that does not tell it yet. */
  booking_id: v.nullish(v.string(), null),
  booking_status: v.string(),
  needs_attention: v.boolean(),
  owed_cents: v.nullish(v.number(), 0),
  balance_due_on: v.nullish(v.string(), null),
});

/** What whoever holds a payment's number may see: never a name, an address or a phone. */
export type PaymentFacts = v.InferOutput<typeof paymentSchema>;

export type PaymentLookup =
  | { ok: true; payment: PaymentFacts | null }
  /** `unreachable`: nobody answered. `unreadable`: the server did, and it was no answer to this question. */
  | { ok: false; code: "unreachable" | "unreadable" };

export async function fetchPaymentStatus(payment_id: string): Promise<PaymentLookup> {
  const answer = await call("rpc/payment_status", { payment_id }, v.nullable(paymentSchema));
  if (answer.ok) return { ok: true, payment: answer.value };
  const heard = answer.code === "refused" || answer.code === "bad_answer";
  return { ok: false, code: heard ? "unreadable" : "unreachable" };
}

/** The same, after the server has asked the provider: for when its word to us got lost. */
export async function refreshedPayment(payment_id: string): Promise<PaymentLookup> {
  const answer = await call("functions/payment-status", { payment_id }, paymentSchema);
  // Whatever went wrong with the provider, our own row is still there to be read.
  return answer.ok ? { ok: true, payment: answer.value } : fetchPaymentStatus(payment_id);
}

/** What both functions of the specification take; names and addresses come only with the booking's token. */
export type ConfirmationRequest = {
  /** Of a confirmation; a numbered document of a booking is named by itself. */
  payment_id?: string;
  booking_data: Record<string, unknown>;
  customer_data: Record<string, unknown>;
};

const documentSchema = v.object({ success: v.literal(true), html_content: v.string() });

export type ConfirmationDocument = { ok: true; html: string } | { ok: false; code: "no_answer" | "no_document" };

export async function confirmationDocument(request: ConfirmationRequest): Promise<ConfirmationDocument> {
  const answer = await call("functions/generate-pdf", request, documentSchema);
  if (answer.ok) return { ok: true, html: answer.value.html_content };
  return { ok: false, code: answer.code === "bad_answer" ? "no_document" : "no_answer" };
}

export async function requestConfirmationMail(
  request: ConfirmationRequest,
): Promise<{ ok: true } | { ok: false; code: string }> {
  const answer = await call("functions/send-booking-confirmation", request, v.unknown());
  if (answer.ok) return { ok: true };
  return { ok: false, code: codeBy(answer) ?? (isNotDone(answer) ? answer.code : "unheard") };
}
