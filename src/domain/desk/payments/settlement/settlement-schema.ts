import * as v from "valibot";

const cents = v.pipe(v.number(), v.integer());
const text = v.nullable(v.string());

export const settlementPaymentSchema = v.object({
  payment_id: v.string(),
  provider_payment_id: text,
  status: v.string(),
  amount_cents: cents,
  currency: v.string(),
  settlement_amount: v.nullable(cents),
  settlement_currency: text,
  created_at: v.string(),
  paid_at: text,
  booking_id: v.string(),
  reference: v.string(),
  customer_name: v.string(),
  title: v.string(),
  refunds: v.array(v.object({ cents, at: v.string() })),
  refunded_cents: cents,
});
export type SettlementPayment = v.InferOutput<typeof settlementPaymentSchema>;
