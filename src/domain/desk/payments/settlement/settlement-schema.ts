import * as v from "valibot";
import { integer, textOrNull } from "../../../schemas.ts";

export const settlementPaymentSchema = v.object({
  payment_id: v.string(),
  provider_payment_id: textOrNull,
  status: v.string(),
  amount_cents: integer,
  currency: v.string(),
  settlement_amount: v.nullable(integer),
  settlement_currency: textOrNull,
  created_at: v.string(),
  paid_at: textOrNull,
  booking_id: textOrNull,
  reference: textOrNull,
  customer_name: v.string(),
  title: v.string(),
  refunds: v.array(v.object({ cents: integer, at: v.string() })),
  refunded_cents: integer,
});
export type SettlementPayment = v.InferOutput<typeof settlementPaymentSchema>;
