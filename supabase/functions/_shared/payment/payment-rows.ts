import * as v from "valibot";
import { bookingViewSchema, paymentViewSchema } from "../../../../src/domain/booking/booking-view.ts";
import { languages } from "../../../../src/domain/languages.ts";
import { textOrNull } from "../../../../src/domain/schemas.ts";

export const providerPaymentSchema = v.object({
  ...paymentViewSchema.entries,
  booking_id: textOrNull,
  settlement_currency: textOrNull,
  settlement_amount: v.nullable(v.number()),
  refunded_cents: v.number(),
});
export type ProviderPayment = v.InferOutput<typeof providerPaymentSchema>;

export type AskedPayment = Pick<ProviderPayment, "payment_id" | "provider" | "provider_payment_id" | "created_at">;

const refusedSchema = v.object({ ok: v.literal(false), code: v.string(), message: v.string() });

const basketSchema = v.array(
  v.object({
    name: v.string(),
    mxik: v.string(),
    package_code: v.string(),
    vat: v.boolean(),
    amount: v.number(),
  }),
);

const openedEntries = {
  ok: v.literal(true),
  payment: paymentViewSchema,
  settlement: v.object({ currency: v.string(), amount: v.number(), rate: v.nullable(v.number()) }),
  basket: v.nullish(basketSchema, null),
  tin: v.nullish(v.string(), ""),
  pay_until: v.string(),
};

export const openPaymentSchema = v.variant("ok", [
  v.object({ ...openedEntries, booking: bookingViewSchema }),
  refusedSchema,
]);

const buyerSchema = v.object({ email: v.string(), language: v.picklist(languages) });
export const openCardPaymentSchema = v.variant("ok", [
  v.object({ ...openedEntries, buyer: buyerSchema }),
  refusedSchema,
]);

export const outcomeSchema = v.variant("ok", [
  v.object({ ok: v.literal(true), outcome: v.string(), payment: paymentViewSchema }),
  refusedSchema,
]);

export const simpleAnswerSchema = v.variant("ok", [v.object({ ok: v.literal(true) }), refusedSchema]);
