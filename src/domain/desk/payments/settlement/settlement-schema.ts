import * as v from "valibot";
import { cents, textOrNull } from "../../../schemas.ts";

export const settlementPaymentSchema = v.object({
  payment_id: v.string(),
  provider_payment_id: textOrNull,
  status: v.string(),
  amount_cents: cents,
  currency: v.string(),
  settlement_amount: v.nullable(cents),
  settlement_currency: textOrNull,
  created_at: v.string(),
  paid_at: textOrNull,
  booking_id: v.string(),
  reference: v.string(),
  customer_name: v.string(),
  title: v.string(),
  refunds: v.array(v.object({ cents, at: v.string() })),
  refunded_cents: cents,
});
export type SettlementPayment = v.InferOutput<typeof settlementPaymentSchema>;
