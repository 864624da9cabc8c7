import { FORM_KINDS } from "../outbox/form-kinds.ts";

export const MAIL_KINDS = {
  booking_held: "Seats are held",
  booking_confirmed: "Booking confirmed",
  balance_paid: "Balance paid",
  balance_7: "Balance due in a week",
  balance_1: "Balance due tomorrow",
  balance_missed: "Balance overdue",
  payment_failed: "Payment failed",
  payment_voided: "Payment taken back as a mistake",
  booking_cancelled: "Booking cancelled",
  refund_promised: "Refund",
  reminder_3: "Three days before",
  reminder_1: "The day before",
  attention_traveler: "Needs attention, to the traveler",
  attention_operator: "Needs attention, to us",
  departure_cancelled: "Departure cancelled",
  booking_moved: "Moved to another date",
  booking_changed: "Booking changed by us",
  booking_links: "Links to their trips",
  data_link: "Link to their data",
  waiting_joined: "Waiting list joined",
  waiting_offer: "Offer from the waiting list",
  waiting_cancelled: "Waiting list ended",
  requests_waiting: "Requests to answer",
  request_received: "Request received",
  review_request: "How was it?",
  gift_card: "Gift card",
  guest_letter: "Letter from us",
  names_wanted: "Names of the travelers wanted",
  request_answer: "Answer to a request",
  guide_invitation: "Invitation of a guide",
  desk_invitation: "Invitation to the desk",
  meeting_changed: "Meeting point changed",
  contact_message: FORM_KINDS.contact_message.label,
  trip_request: FORM_KINDS.trip_request.label,
} as const satisfies Record<string, string>;

export type MailKind = keyof typeof MAIL_KINDS;

export const MAIL_KIND_NAMES = Object.keys(MAIL_KINDS) as [MailKind, ...MailKind[]];

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(MAIL_KINDS, kind);
