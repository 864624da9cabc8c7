import { FORM_KIND_NAMES } from "../outbox/message-kinds.ts";

export const MAIL_KIND_NAMES = [
  "booking_held",
  "booking_confirmed",
  "balance_paid",
  "balance_7",
  "balance_1",
  "balance_missed",
  "payment_failed",
  "payment_voided",
  "booking_cancelled",
  "refund_promised",
  "reminder_3",
  "reminder_1",
  "attention_traveler",
  "attention_operator",
  "departure_cancelled",
  "booking_moved",
  "booking_changed",
  "booking_links",
  "data_link",
  "waiting_joined",
  "waiting_offer",
  "waiting_cancelled",
  "requests_waiting",
  "request_received",
  "review_request",
  "gift_card",
  "gift_card_bought",
  "guest_letter",
  "names_wanted",
  "request_answer",
  "guide_invitation",
  "desk_invitation",
  "meeting_changed",
  ...FORM_KIND_NAMES,
] as const;

export type MailKind = (typeof MAIL_KIND_NAMES)[number];

export const isMailKind = (kind: string): kind is MailKind => MAIL_KIND_NAMES.some((name) => name === kind);
