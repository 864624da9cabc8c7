import * as v from "valibot";
import { CHANNELS } from "../bookings/manual-booking.ts";
import { FORM_KIND_NAMES } from "../../outbox/form-kinds.ts";
import { BOOKING_STATUSES, quoteSchema, travelersSchema } from "../../booking/booking-view.ts";
import { claimEntries } from "../bookings/change-schema.ts";
import { standingSchema } from "../payments/refund-figures.ts";
import { chargedSchema } from "../../payment/methods.ts";
import { waysSchema } from "../../payment/ways.ts";
import { statementSchema } from "../../payment/statement.ts";
import { documentsSchema } from "../../booking/trip/documents.ts";

const cents = v.pipe(v.number(), v.integer());
const count = v.pipe(v.number(), v.integer());
const day = v.pipe(v.string(), v.isoDate());
const text = v.nullable(v.string());
const paged = <Row extends v.GenericSchema>(row: Row) => v.object({ count, rows: v.array(row) });

const deskBookingEntries = {
  id: v.string(),
  reference: v.string(),
  status: v.picklist(BOOKING_STATUSES),
  source: v.string(),
  needs_attention: v.boolean(),
  attention_reason: text,
  item_type: v.picklist(["tour", "package"]),
  item_id: v.string(),
  title: v.string(),
  guests: count,
  check_in: day,
  total_cents: cents,
  /** Refunds do not reduce it. */
  paid_cents: cents,
  refunded_cents: cents,
  owed_cents: cents,
  called_off: v.boolean(),
  customer_first_name: v.string(),
  customer_last_name: v.string(),
  customer_name: v.string(),
  customer_email: v.string(),
  customer_phone: v.string(),
  special_requests: text,
  options: quoteSchema.entries.options,
  created_at: v.string(),
  expires_at: text,
  channel: v.picklist(CHANNELS),
  agency: text,
  commission_percent: count,
  commission_cents: cents,
};
const deskBookingSchema = v.object(deskBookingEntries);
export type DeskBooking = v.InferOutput<typeof deskBookingSchema>;
/** A confirmed booking of a cancelled departure still needs a decision. */
export const deskStatus = ({ status, called_off }: Pick<DeskBooking, "status" | "called_off">): string =>
  status === "confirmed" && called_off ? "departure_cancelled" : status;
const listedBookingSchema = v.object({
  ...deskBookingEntries,
  departure_id: v.string(),
  departure_revision: count,
  balance_due_on: v.nullable(day),
});
export type ListedBooking = v.InferOutput<typeof listedBookingSchema>;
export const bookingListSchema = v.object({
  count,
  rows: v.array(listedBookingSchema),
  sums: v.object({ guests: count, total_cents: cents, paid_cents: cents, refunded_cents: cents, owed_cents: cents }),
});
export type BookingList = v.InferOutput<typeof bookingListSchema>;

const refundSchema = v.object({
  id: v.string(),
  amount_cents: cents,
  done_cents: cents,
  status: v.string(),
  reason: v.string(),
  last_error: text,
  created_at: v.string(),
  method: v.string(),
  given_by: text,
  twice_cents: v.optional(cents, 0),
  unsettled_cents: v.optional(cents, 0),
  updated_at: v.string(),
});
export type DeskRefund = v.InferOutput<typeof refundSchema>;

const mailSchema = v.object({
  id: v.string(),
  kind: v.string(),
  subject: v.nullish(v.string()),
  to_address: text,
  status: v.string(),
  last_error: text,
  created_at: v.string(),
  sent_at: text,
});
export type DeskMail = v.InferOutput<typeof mailSchema>;

const details = v.record(v.string(), v.unknown());

export const bookingDetailSchema = v.object({
  ...deskBookingEntries,
  travelers: travelersSchema,
  confirmed_at: text,
  cancelled_at: text,
  quote: quoteSchema,
  ends_on: day,
  refund_today_cents: cents,
  left_cents: cents,
  balance_due_on: v.nullable(day),
  ways: waysSchema,
  standing: standingSchema,
  statement: statementSchema,
  documents: documentsSchema,
  claims: v.array(v.object(claimEntries)),
  payments: v.array(
    v.object({
      payment_id: v.string(),
      status: v.string(),
      method: v.string(),
      recorded_by: text,
      note: text,
      charged: v.nullable(chargedSchema),
      amount_cents: cents,
      refunded_cents: cents,
      created_at: v.string(),
    }),
  ),
  refunds: v.array(refundSchema),
  mails: v.array(mailSchema),
  notes: v.array(v.object({ id: v.string(), body: v.string(), author_email: text, made_at: v.string() })),
  guide_note: text,
  history: v.array(
    v.object({ id: v.number(), at: v.string(), actor_email: text, action: v.string(), entity: v.string(), details }),
  ),
});
export type BookingDetail = v.InferOutput<typeof bookingDetailSchema>;

const manifestRowSchema = v.object({ ...deskBookingEntries, travelers: travelersSchema });
export type ManifestRow = v.InferOutput<typeof manifestRowSchema>;

export const manifestSchema = v.object({
  departure_id: text,
  title: v.string(),
  max_guests: count,
  meeting_point: text,
  meeting_time: text,
  contact_phone: text,
  rows: v.array(manifestRowSchema),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

export const paymentRowSchema = v.object({
  payment_id: v.string(),
  method: v.string(),
  recorded_by: text,
  charged: v.nullable(chargedSchema),
  provider_payment_id: text,
  status: v.string(),
  amount_cents: cents,
  refunded_cents: cents,
  currency: v.string(),
  confirmation_sent: v.boolean(),
  needs_attention: v.boolean(),
  booking_id: v.string(),
  reference: v.string(),
  customer_name: text,
  customer_email: text,
  title: text,
  created_at: v.string(),
  paid_at: text,
});
export type PaymentRow = v.InferOutput<typeof paymentRowSchema>;

export const paymentSummarySchema = v.object({
  count,
  revenue_cents: cents,
  refunded_cents: cents,
  /** The operator received this money when the card was sold. */
  by_gift_card_cents: cents,
  completed: count,
  pending: count,
  failed: count,
  refunded: count,
});
export type PaymentSummary = v.InferOutput<typeof paymentSummarySchema>;

export const paymentDetailSchema = v.object({
  payment_id: v.string(),
  method: v.string(),
  recorded_by: text,
  note: text,
  settlement_rate: v.nullable(v.number()),
  provider_payment_id: text,
  status: v.string(),
  amount_cents: cents,
  refunded_cents: cents,
  currency: v.string(),
  settlement_currency: text,
  settlement_amount: v.nullable(count),
  payment_method: text,
  confirmation_sent: v.boolean(),
  needs_attention: v.boolean(),
  created_at: v.string(),
  paid_at: text,
  checked_at: text,
  fiscal: v.optional(v.unknown()),
  customer: v.object({
    first_name: v.nullish(v.string()),
    last_name: v.nullish(v.string()),
    email: v.nullish(v.string()),
    phone: v.nullish(v.string()),
    address: v.nullish(v.string()),
  }),
  booking: v.object({
    id: v.string(),
    reference: v.string(),
    status: v.picklist(BOOKING_STATUSES),
    title: v.string(),
    guests: count,
    check_in: day,
    special_requests: text,
    refunded_cents: cents,
    standing: standingSchema,
  }),
  events: v.array(
    v.object({
      id: v.number(),
      status: text,
      source: v.string(),
      outcome: v.string(),
      reason: text,
      received_at: v.string(),
    }),
  ),
  refunds: v.array(refundSchema),
  mails: v.array(mailSchema),
});
export type PaymentDetail = v.InferOutput<typeof paymentDetailSchema>;

export const requestListSchema = paged(
  v.object({
    kind: v.picklist(FORM_KIND_NAMES),
    id: v.string(),
    name: v.string(),
    email: v.string(),
    phone: text,
    status: v.picklist(["new", "answered"]),
    created_at: v.string(),
    answered_at: text,
    subject: text,
    message: text,
    trip: v.nullable(
      v.object({
        start_date: text,
        end_date: text,
        cities: v.array(v.string()),
        guests: count,
        budget_cents: v.nullable(cents),
      }),
    ),
  }),
);
export type DeskRequest = v.InferOutput<typeof requestListSchema>["rows"][number];

export const reviewListSchema = paged(
  v.object({
    booking_id: v.string(),
    reference: v.string(),
    title: v.string(),
    customer_name: v.string(),
    rating: count,
    words: text,
    name: v.string(),
    month: v.string(),
    /** The milliseconds identify the version of the text that a decision applies to. */
    written_at: v.number(),
    status: v.picklist(["waiting", "published", "declined"]),
    reason: text,
    answer: text,
    created_at: v.string(),
    judged_at: text,
  }),
);
export type DeskReview = v.InferOutput<typeof reviewListSchema>["rows"][number];

export const auditListSchema = paged(
  v.object({
    id: v.number(),
    at: v.string(),
    actor_email: text,
    action: v.string(),
    entity: v.string(),
    entity_id: v.string(),
    label: text,
    details,
  }),
);
export type AuditEntry = v.InferOutput<typeof auditListSchema>["rows"][number];

export const viewListSchema = v.array(v.object({ id: v.string(), name: v.string(), query: v.string() }));
export type DeskView = v.InferOutput<typeof viewListSchema>[number];
