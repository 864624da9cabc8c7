import * as v from "valibot";
import { meetingFields } from "../catalogue/fields/meeting.ts";
import { voucherEntries } from "../catalogue/fields/wire-schema.ts";
import { codeSchema } from "../pricing/code-schema.ts";
import { integer, isoDay, optionalLanguage, optionalText, textOrNull } from "../schemas.ts";
import { termsSchema } from "../terms/terms-schema.ts";
import { REFUSAL_CODES } from "./refusals.ts";

export const quoteSchema = v.object({
  unit_price_cents: integer,
  guests: integer,
  subtotal_cents: integer,
  discount_percent: v.number(),
  discount_cents: integer,
  discounted_cents: integer,
  /** Older quotes lack options. */
  options: v.optional(v.array(v.object({ id: v.string(), name: v.string(), cents: integer, count: integer }))),
  options_cents: v.optional(integer),
  code: v.nullish(codeSchema),
  code_cents: v.optional(integer),
  fees_percent: v.optional(integer),
  fees_cents: integer,
  agreed: v.optional(v.object({ list_cents: integer, total_cents: integer })),
  agreed_cents: v.optional(integer),
  kept_cents_by_terms: v.optional(integer),
  total_cents: integer,
});

export const paymentViewSchema = v.object({
  payment_id: v.string(),
  method: v.optional(v.string()),
  provider: v.string(),
  provider_payment_id: textOrNull,
  status: v.string(),
  amount_cents: integer,
  currency: v.string(),
  redirect_url: textOrNull,
  created_at: v.string(),
  paid_at: textOrNull,
  checked_at: textOrNull,
  confirmation_sent: v.boolean(),
});
export type PaymentView = v.InferOutput<typeof paymentViewSchema>;

const travelerSchema = v.object({
  position: integer,
  name: optionalText,
  birth_year: v.nullish(integer, null),
  nationality: optionalText,
  /** Only the desk receives it. */
  passport: v.optional(textOrNull),
  diet: optionalText,
  note: optionalText,
});
export type Traveler = v.InferOutput<typeof travelerSchema>;
export const travelersSchema = v.optional(v.array(travelerSchema), []);

export const companionsSchema = v.array(
  v.object({
    id: v.string(),
    position: integer,
    label: v.string(),
    made_at: v.string(),
    opened_at: textOrNull,
    details_saved_at: v.nullable(integer),
  }),
);
export type Companion = v.InferOutput<typeof companionsSchema>[number];

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
  guests: integer,
  check_in: isoDay,
  check_out: isoDay,
  ends_on: isoDay,
  duration_days: integer,
  quote: quoteSchema,
  total_cents: integer,
  // Trips stored by older versions lack these, and `booking-money.ts` fills them in.
  paid_cents: v.nullish(integer),
  owed_cents: v.nullish(integer),
  own_cents: v.nullish(integer),
  kept_cents: v.nullish(integer),
  fee_cents: v.nullish(integer),
  balance_due_on: v.nullish(isoDay),
  /** The screens parse the unknown fields, so that the worker does not bundle their schemas. */
  statement: v.optional(v.unknown()),
  customer_first_name: v.string(),
  customer_last_name: v.string(),
  customer_name: v.string(),
  customer_email: v.string(),
  customer_phone: v.string(),
  special_requests: textOrNull,
  language: optionalLanguage,
  expires_at: textOrNull,
  server_time: v.string(),
  created_at: v.string(),
  terms: termsSchema,
  called_off: v.nullish(v.boolean(), false),
  itinerary: v.nullish(v.record(v.string(), v.string()), {}),
  ...voucherEntries(meetingFields),
  includes: v.nullish(v.array(v.string()), []),
  travelers: travelersSchema,
  travelers_saved_at: v.nullish(integer, 0),
  companions: v.nullish(companionsSchema, []),
  answers: v.optional(v.unknown()),
  documents: v.optional(v.unknown()),
  fiscal: v.optional(v.unknown()),
  review: v.optional(v.unknown()),
  moved: v.optional(v.unknown()),
  voucher: v.nullish(v.string()),
  sold_by: v.nullish(v.string()),
  meeting_change: v.optional(v.unknown()),
  news: v.optional(v.unknown()),
  ways: v.optional(v.unknown()),
  payment: v.nullable(paymentViewSchema),
  refund: v.nullable(v.object({ amount_cents: integer, status: v.string(), requested_at: v.string() })),
});
export type BookingView = v.InferOutput<typeof bookingViewSchema>;

export const openDatesSchema = v.array(
  v.object({ date: isoDay, seats_left: integer, price_cents: v.nullish(integer) }),
);
export type OpenDates = v.InferOutput<typeof openDatesSchema>;

export const bookingRefusalSchema = v.object({
  ok: v.literal(false),
  code: v.picklist(REFUSAL_CODES),
  message: v.string(),
  field: v.nullish(v.string()),
  quote: v.nullish(quoteSchema),
  seats_left: v.nullish(integer),
  max_guests: v.nullish(integer),
  nearest_dates: v.nullish(openDatesSchema),
  retry_after_seconds: v.nullish(integer),
});
export type BookingRefusal = v.InferOutput<typeof bookingRefusalSchema>;
