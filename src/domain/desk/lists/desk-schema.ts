import * as v from "valibot";
import { answerList } from "../../booking/booked-answers.ts";
import { waysSchema } from "../../booking/booking-money.ts";
import { BOOKING_STATUSES, companionsSchema, quoteSchema, travelersSchema } from "../../booking/booking-view.ts";
import { documentsSchema } from "../../booking/trip/booking-documents.ts";
import { FORM_KIND_NAMES } from "../../outbox/message-kinds.ts";
import { statementSchema } from "../../payment/account-statement.ts";
import { chargedSchema } from "../../payment/methods.ts";
import { integer, isoDay, optionalLanguage, textOrNull } from "../../schemas.ts";
import { claimEntries } from "../bookings/change-schema.ts";
import { channelEntries } from "../bookings/manual-booking.ts";
import { standingSchema } from "../payments/refund-figures.ts";

const paged = <Row extends v.GenericSchema>(row: Row) => v.object({ count: integer, rows: v.array(row) });

const deskBookingEntries = {
  id: v.string(),
  reference: v.string(),
  status: v.picklist(BOOKING_STATUSES),
  source: v.string(),
  needs_attention: v.boolean(),
  attention_reason: textOrNull,
  item_type: v.picklist(["tour", "package"]),
  item_id: v.string(),
  title: v.string(),
  guests: integer,
  check_in: isoDay,
  total_cents: integer,
  paid_cents: integer,
  refunded_cents: integer,
  owed_cents: integer,
  called_off: v.boolean(),
  customer_first_name: v.string(),
  customer_last_name: v.string(),
  customer_name: v.string(),
  customer_email: v.string(),
  customer_phone: v.string(),
  special_requests: textOrNull,
  options: quoteSchema.entries.options,
  created_at: v.string(),
  expires_at: textOrNull,
  ...channelEntries,
};
const deskBookingSchema = v.object(deskBookingEntries);
export type DeskBooking = v.InferOutput<typeof deskBookingSchema>;
/** A confirmed booking of a cancelled departure still needs a decision. */
export const deskStatus = ({ status, called_off }: Pick<DeskBooking, "status" | "called_off">): string =>
  status === "confirmed" && called_off ? "departure_cancelled" : status;
const listedBookingSchema = v.object({
  ...deskBookingEntries,
  departure_id: v.string(),
  departure_revision: integer,
  balance_due_on: v.nullable(isoDay),
});
export type ListedBooking = v.InferOutput<typeof listedBookingSchema>;
export const bookingListSchema = v.object({
  count: integer,
  rows: v.array(listedBookingSchema),
  sums: v.object({
    guests: integer,
    total_cents: integer,
    paid_cents: integer,
    refunded_cents: integer,
    owed_cents: integer,
  }),
});
export type BookingList = v.InferOutput<typeof bookingListSchema>;

const refundSchema = v.object({
  id: v.string(),
  amount_cents: integer,
  done_cents: integer,
  status: v.string(),
  reason: v.string(),
  last_error: textOrNull,
  created_at: v.string(),
  method: v.string(),
  given_by: textOrNull,
  twice_cents: v.optional(integer, 0),
  unsettled_cents: v.optional(integer, 0),
  updated_at: v.string(),
});
export type DeskRefund = v.InferOutput<typeof refundSchema>;

const mailSchema = v.object({
  id: v.string(),
  kind: v.string(),
  subject: v.nullish(v.string()),
  to_address: textOrNull,
  status: v.string(),
  last_error: textOrNull,
  created_at: v.string(),
  sent_at: textOrNull,
});
export type DeskMail = v.InferOutput<typeof mailSchema>;

const paymentEntries = {
  payment_id: v.string(),
  method: v.string(),
  recorded_by: textOrNull,
  charged: v.nullable(chargedSchema),
  status: v.string(),
  amount_cents: integer,
  refunded_cents: integer,
  created_at: v.string(),
};

const details = v.record(v.string(), v.unknown());
const peopleEntries = { travelers: travelersSchema, companions: v.nullish(companionsSchema, []), answers: answerList };
export const bookingDetailSchema = v.object({
  ...deskBookingEntries,
  ...peopleEntries,
  confirmed_at: textOrNull,
  cancelled_at: textOrNull,
  quote: quoteSchema,
  ends_on: isoDay,
  language: optionalLanguage,
  refund_today_cents: integer,
  left_cents: integer,
  balance_due_on: v.nullable(isoDay),
  ways: waysSchema,
  standing: standingSchema,
  statement: statementSchema,
  documents: documentsSchema,
  claims: v.array(v.object(claimEntries)),
  payments: v.array(v.object({ ...paymentEntries, note: textOrNull })),
  refunds: v.array(refundSchema),
  mails: v.array(mailSchema),
  notes: v.array(v.object({ id: v.string(), body: v.string(), author_email: textOrNull, made_at: v.string() })),
  guide_note: textOrNull,
  history: v.array(
    v.object({
      id: v.number(),
      at: v.string(),
      actor_email: textOrNull,
      action: v.string(),
      entity: v.string(),
      details,
    }),
  ),
});
export type BookingDetail = v.InferOutput<typeof bookingDetailSchema>;

const manifestRowSchema = v.object({ ...deskBookingEntries, ...peopleEntries });
export type ManifestRow = v.InferOutput<typeof manifestRowSchema>;

export const manifestSchema = v.object({
  departure_id: textOrNull,
  title: v.string(),
  max_guests: integer,
  meeting_point: textOrNull,
  meeting_time: textOrNull,
  contact_phone: textOrNull,
  rows: v.array(manifestRowSchema),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

export const paymentRowSchema = v.object({
  ...paymentEntries,
  provider_payment_id: textOrNull,
  currency: v.string(),
  confirmation_sent: v.boolean(),
  needs_attention: v.boolean(),
  booking_id: textOrNull,
  reference: textOrNull,
  customer_name: textOrNull,
  customer_email: textOrNull,
  title: textOrNull,
  paid_at: textOrNull,
});
export type PaymentRow = v.InferOutput<typeof paymentRowSchema>;

export const paymentSummarySchema = v.object({
  count: integer,
  revenue_cents: integer,
  refunded_cents: integer,
  by_gift_card_cents: integer,
  completed: integer,
  pending: integer,
  failed: integer,
  refunded: integer,
});
export type PaymentSummary = v.InferOutput<typeof paymentSummarySchema>;

export const paymentDetailSchema = v.object({
  payment_id: v.string(),
  method: v.string(),
  recorded_by: textOrNull,
  note: textOrNull,
  settlement_rate: v.nullable(v.number()),
  provider_payment_id: textOrNull,
  status: v.string(),
  amount_cents: integer,
  refunded_cents: integer,
  currency: v.string(),
  settlement_currency: textOrNull,
  settlement_amount: v.nullable(integer),
  payment_method: textOrNull,
  confirmation_sent: v.boolean(),
  needs_attention: v.boolean(),
  created_at: v.string(),
  paid_at: textOrNull,
  checked_at: textOrNull,
  fiscal: v.optional(v.unknown()),
  customer: v.object(
    v.entriesFromList(["first_name", "last_name", "email", "phone", "address"], v.nullish(v.string())),
  ),
  booking: v.nullable(
    v.object({
      id: v.string(),
      reference: v.string(),
      status: v.picklist(BOOKING_STATUSES),
      title: v.string(),
      guests: integer,
      check_in: isoDay,
      special_requests: textOrNull,
      refunded_cents: integer,
      standing: standingSchema,
    }),
  ),
  events: v.array(
    v.object({
      id: v.number(),
      status: textOrNull,
      source: v.string(),
      outcome: v.string(),
      reason: textOrNull,
      received_at: v.string(),
    }),
  ),
  refunds: v.array(refundSchema),
  mails: v.array(mailSchema),
});
export type PaymentDetail = v.InferOutput<typeof paymentDetailSchema>;

export const requestSchema = v.object({
  kind: v.picklist(FORM_KIND_NAMES),
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: textOrNull,
  language: optionalLanguage,
  status: v.picklist(["new", "answered"]),
  created_at: v.string(),
  answered_at: textOrNull,
  subject: textOrNull,
  message: textOrNull,
  trip: v.nullable(
    v.object({
      start_date: textOrNull,
      end_date: textOrNull,
      cities: v.array(v.string()),
      guests: integer,
      budget_cents: v.nullable(integer),
    }),
  ),
});
export type DeskRequest = v.InferOutput<typeof requestSchema>;
export const requestListSchema = paged(requestSchema);

export const reviewListSchema = paged(
  v.object({
    booking_id: v.string(),
    reference: v.string(),
    title: v.string(),
    customer_name: v.string(),
    rating: integer,
    words: textOrNull,
    name: v.string(),
    month: v.string(),
    /** The milliseconds identify the version of the text that a decision applies to. */
    written_at: v.number(),
    status: v.picklist(["waiting", "published", "declined"]),
    reason: textOrNull,
    answer: textOrNull,
    created_at: v.string(),
    judged_at: textOrNull,
  }),
);
export type DeskReview = v.InferOutput<typeof reviewListSchema>["rows"][number];

export const auditListSchema = paged(
  v.object({
    id: v.number(),
    at: v.string(),
    actor_email: textOrNull,
    action: v.string(),
    entity: v.string(),
    entity_id: v.string(),
    label: textOrNull,
    details,
  }),
);
export type AuditEntry = v.InferOutput<typeof auditListSchema>["rows"][number];

export const viewListSchema = v.array(v.object({ id: v.string(), name: v.string(), query: v.string() }));
export type DeskView = v.InferOutput<typeof viewListSchema>[number];
