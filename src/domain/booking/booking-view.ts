import * as v from "valibot";
import { termsSchema } from "../terms/terms-schema.ts";
import { meetingFields } from "../catalogue/fields/meeting.ts";
import { voucherEntries } from "../catalogue/fields/wire-schema.ts";
import { codeSchema } from "../pricing/code-schema.ts";
import { REFUSAL_CODES } from "./refusals.ts";

const cents = v.pipe(v.number(), v.integer());
const day = v.pipe(v.string(), v.isoDate());

export const quoteSchema = v.object({
  unit_price_cents: cents,
  guests: cents,
  subtotal_cents: cents,
  discount_percent: v.number(),
  discount_cents: cents,
  discounted_cents: cents,
  /** Older quotes lack options. */
  options: v.optional(v.array(v.object({ id: v.string(), name: v.string(), cents, count: cents }))),
  options_cents: v.optional(cents),
  code: v.nullish(codeSchema),
  code_cents: v.optional(cents),
  fees_percent: v.optional(cents),
  fees_cents: cents,
  agreed: v.optional(v.object({ list_cents: cents, total_cents: cents })),
  agreed_cents: v.optional(cents),
  kept_cents_by_terms: v.optional(cents),
  total_cents: cents,
});

export const paymentViewSchema = v.object({
  payment_id: v.string(),
  method: v.optional(v.string()),
  provider: v.string(),
  provider_payment_id: v.nullable(v.string()),
  status: v.string(),
  amount_cents: cents,
  currency: v.string(),
  redirect_url: v.nullable(v.string()),
  created_at: v.string(),
  paid_at: v.nullable(v.string()),
  checked_at: v.nullable(v.string()),
  confirmation_sent: v.boolean(),
});
export type PaymentView = v.InferOutput<typeof paymentViewSchema>;

const optionalText = v.nullish(v.string(), null);
const travelerSchema = v.object({
  position: cents,
  name: optionalText,
  birth_year: v.nullish(cents, null),
  nationality: optionalText,
  diet: optionalText,
  note: optionalText,
});
export type Traveler = v.InferOutput<typeof travelerSchema>;
export const travelersSchema = v.optional(v.array(travelerSchema), []);

export const BOOKING_STATUSES = ["pending", "confirmed", "expired", "cancelled", "refunded"] as const;

export const bookingViewSchema = v.object({
  id: v.string(),
  reference: v.string(),
  status: v.picklist(BOOKING_STATUSES),
  needs_attention: v.boolean(),
  item_type: v.picklist(["tour", "package"]),
  item_id: v.string(),
  title: v.string(),
  image_url: v.string(),
  guests: cents,
  check_in: day,
  check_out: day,
  ends_on: day,
  duration_days: cents,
  quote: quoteSchema,
  total_cents: cents,
  // Trips stored by older versions lack these, and `booking-money.ts` fills them in.
  paid_cents: v.nullish(cents),
  owed_cents: v.nullish(cents),
  own_cents: v.nullish(cents),
  kept_cents: v.nullish(cents),
  fee_cents: v.nullish(cents),
  balance_due_on: v.nullish(day),
  /** The screens parse the unknown fields, so that the worker does not bundle their schemas. */
  statement: v.optional(v.unknown()),
  customer_first_name: v.string(),
  customer_last_name: v.string(),
  customer_name: v.string(),
  customer_email: v.string(),
  customer_phone: v.string(),
  special_requests: v.nullable(v.string()),
  expires_at: v.nullable(v.string()),
  server_time: v.string(),
  created_at: v.string(),
  terms: termsSchema,
  called_off: v.nullish(v.boolean(), false),
  itinerary: v.nullish(v.record(v.string(), v.string()), {}),
  ...voucherEntries(meetingFields),
  includes: v.nullish(v.array(v.string()), []),
  travelers: travelersSchema,
  travelers_saved_at: v.nullish(cents, 0),
  documents: v.optional(v.unknown()),
  fiscal: v.optional(v.unknown()),
  review: v.optional(v.unknown()),
  moved: v.optional(v.unknown()),
  voucher: v.nullish(v.string()),
  meeting_change: v.optional(v.unknown()),
  ways: v.optional(v.unknown()),
  payment: v.nullable(paymentViewSchema),
  refund: v.nullable(v.object({ amount_cents: cents, status: v.string(), requested_at: v.string() })),
});
export type BookingView = v.InferOutput<typeof bookingViewSchema>;

export const openDatesSchema = v.array(v.object({ date: day, seats_left: cents, price_cents: v.nullish(cents) }));
export type OpenDates = v.InferOutput<typeof openDatesSchema>;

export const bookingRefusalSchema = v.object({
  ok: v.literal(false),
  code: v.picklist(REFUSAL_CODES),
  message: v.string(),
  field: v.nullish(v.string()),
  quote: v.nullish(quoteSchema),
  seats_left: v.nullish(cents),
  max_guests: v.nullish(cents),
  nearest_dates: v.nullish(openDatesSchema),
  retry_after_seconds: v.nullish(cents),
});
export type BookingRefusal = v.InferOutput<typeof bookingRefusalSchema>;
