import * as v from "valibot";
import { call } from "../net/call.ts";

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

export async function paymentStatus(payment_id: string): Promise<PaymentLookup> {
  const answer = await call("rpc/payment_status", { payment_id }, v.nullable(paymentSchema));
  if (answer.ok) return { ok: true, payment: answer.value };
  const heard = answer.code === "refused" || answer.code === "bad_answer";
  return { ok: false, code: heard ? "unreadable" : "unreachable" };
}

/** The same, after the server has asked the provider: for when its word to us got lost. */
export async function refreshedPayment(payment_id: string): Promise<PaymentLookup> {
  const answer = await call("functions/payment-status", { payment_id }, paymentSchema);
  // Whatever went wrong with the provider, our own row is still there to be read.
  return answer.ok ? { ok: true, payment: answer.value } : paymentStatus(payment_id);
}
