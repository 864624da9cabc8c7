import * as v from "valibot";
import {
  BOOKING_STATUSES,
  bookingRefusalSchema,
  bookingViewSchema,
  quoteSchema,
} from "../../domain/booking/booking-view.ts";
import type { PriceSubject } from "../../domain/booking/form/price-lock.ts";
import type { BookingRequest } from "../../domain/booking/local-booking.ts";
import type { Language } from "../../domain/languages.ts";
import { cardRefusalSchema, cardOutlookSchema } from "../../domain/payment/gift-card.ts";
import { waysSchema } from "../../domain/booking/booking-money.ts";
import { CODE_REFUSALS } from "../../domain/pricing/discount.ts";
import { codeSchema } from "../../domain/pricing/code-schema.ts";
import { createCalls, okSchema, args, type VerbTable } from "../net/call.ts";
import { integer, optionalText } from "../../domain/schemas.ts";

const cancelQuoteSchema = v.object({
  refund_cents: integer,
  percent: v.number(),
  days_before: integer,
  as_of: v.string(),
  status: v.picklist(BOOKING_STATUSES),
  ways: v.optional(waysSchema, []),
});
export type CancelQuote = v.InferOutput<typeof cancelQuoteSchema>;

const paymentSchema = v.object({
  payment_id: v.string(),
  provider_payment_id: optionalText,
  status: v.string(),
  amount_cents: v.number(),
  currency: v.nullish(v.string(), "USD"),
  title: v.string(),
  check_in: v.string(),
  check_out: v.string(),
  guests: v.number(),
  created_at: v.string(),
  paid_at: optionalText,
  booking_id: optionalText,
  booking_status: v.string(),
  needs_attention: v.boolean(),
  owed_cents: v.nullish(v.number(), 0),
  balance_due_on: optionalText,
});
/** Contains no name, address or phone, because a payment's id is enough to read it. */
export type PaymentFacts = v.InferOutput<typeof paymentSchema>;

/** The browser navigates there, so refuse 'javascript:' URLs. */
const isHttpUrl = (url: string): boolean => /^https?:\/\/[^\s/]+/i.test(url);

type BookingKey = { booking_id: string; token: string };

export type ConfirmationRequest = {
  payment_id?: string;
  booking_data: Record<string, unknown>;
  customer_data: Record<string, unknown>;
};

export const serverCalls = createCalls({
  "rpc/create_booking": {
    args: args<{ booking: BookingRequest }>(),
    answer: v.object({ ok: v.literal(true), booking: bookingViewSchema }),
    refusal: bookingRefusalSchema,
  },
  "rpc/lock_price": {
    args: args<PriceSubject>(),
    answer: v.object({
      ok: v.literal(true),
      quote: quoteSchema,
      lock: v.pipe(v.string(), v.maxLength(8_000)),
      until: v.string(),
    }),
  },
  /** The server checks the traveler's right to the code only when the booking arrives. */
  "rpc/check_code": {
    args: args<{ code: string; item_id: string }>(),
    answer: v.object({ ok: v.literal(true), code: codeSchema }),
    refusal: v.object({ ok: v.literal(false), code: v.picklist(CODE_REFUSALS) }),
  },
  "rpc/check_gift_card": {
    args: args<BookingKey & { code: string }>(),
    answer: v.object({ ok: v.literal(true), ...cardOutlookSchema.entries }),
    refusal: cardRefusalSchema,
  },
  "rpc/my_booking": { args: args<BookingKey>(), answer: v.nullable(bookingViewSchema) },
  "rpc/choose_my_language": {
    args: args<BookingKey & { language: Language }>(),
    answer: v.object({ ok: v.literal(true), booking: bookingViewSchema }),
  },
  "rpc/bookings_of_my_email": { answer: v.array(bookingViewSchema) },
  "rpc/cancel_quote": { args: args<BookingKey>(), answer: v.nullable(cancelQuoteSchema) },
  "rpc/cancel_my_booking": {
    args: args<BookingKey & { expected_refund_cents: number; expected_status: string }>(),
    answer: v.object({ ok: v.literal(true), booking: bookingViewSchema }),
  },
  /** Answers alike for every address, so it reveals no traveler. */
  "rpc/request_booking_links": { args: args<{ email: string }>(), answer: okSchema },
  "functions/sign-voucher": { args: args<{ id: string; token: string }>(), answer: bookingViewSchema },
  "functions/create-payment": {
    args: args<object>(),
    answer: v.object({
      url: v.pipe(v.string(), v.check(isHttpUrl)),
      payment_id: v.string(),
      provider_payment_id: optionalText,
    }),
  },
  "rpc/payment_status": { args: args<{ payment_id: string }>(), answer: v.nullable(paymentSchema) },
  "functions/payment-status": { args: args<{ payment_id: string }>(), answer: paymentSchema },
  "functions/generate-pdf": {
    args: args<ConfirmationRequest>(),
    answer: v.object({ success: v.literal(true), html_content: v.string() }),
  },
  "functions/send-booking-confirmation": { args: args<ConfirmationRequest>(), answer: v.unknown() },
} satisfies VerbTable);
