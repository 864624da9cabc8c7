import * as v from "valibot";
import { callFunction } from "./call-function.ts";
import { postRpc } from "../net/call.ts";

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
});

/** What whoever holds a payment's number may see: never a name, an address or a phone. */
export type PaymentFacts = v.InferOutput<typeof paymentSchema>;

export type PaymentLookup =
  | { ok: true; payment: PaymentFacts | null }
  /** `unreachable`: nobody answered. `unreadable`: the server did, and it was no answer to this question. */
  | { ok: false; code: "unreachable" | "unreadable" };

export const paymentStatus = async (payment_id: string): Promise<PaymentLookup> => {
  const answer = await postRpc("payment_status", { payment_id });
  if (!answer.ok) return { ok: false, code: answer.code === "refused" ? "unreadable" : "unreachable" };
  const parsed = v.safeParse(v.nullable(paymentSchema), answer.value);
  return parsed.success ? { ok: true, payment: parsed.output } : { ok: false, code: "unreadable" };
};

/** The same, after the server has asked the provider: for when its word to us got lost. */
export const refreshedPayment = async (payment_id: string): Promise<PaymentLookup> => {
  const answer = await callFunction("payment-status", { payment_id });
  const parsed = v.safeParse(paymentSchema, answer.ok ? answer.body : undefined);
  // Whatever went wrong with the provider, our own row is still there to be read.
  return parsed.success ? { ok: true, payment: parsed.output } : paymentStatus(payment_id);
};
