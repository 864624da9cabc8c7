import * as v from "valibot";
import { moveSchema } from "../../../../src/domain/booking/move/move-answer.ts";
import { isOpenBooking } from "../../../../src/domain/booking/booking-state.ts";
import { type BookingMail, bookingMailOf, type MailLetter } from "../../../../src/domain/contact/mail-letter.ts";
import { changeSchema } from "../../../../src/domain/desk/bookings/booking-change.ts";
import { isFormKind } from "../../../../src/domain/outbox/message-kinds.ts";
import { ACCESS_MAILS } from "../../../../src/languages/en/mails/access.ts";
import { BOOKING_MAILS } from "../../../../src/languages/en/mails/bookings.ts";
import { CHANGE_MAILS } from "../../../../src/languages/en/mails/changes.ts";
import { bookingFacts, MAIL_FRAME } from "../../../../src/languages/en/mails/sentences.ts";
import { tripLink } from "../text/trip-words.ts";
import type { MailContent } from "./layout.ts";
import { attentionMail, digestMail, formMail } from "./operator-mails.ts";
import { dataMail } from "./data-mail.ts";
import { giftCardMail } from "./gift-card-mail.ts";
import { guestLetter, requestAnswer } from "./guest-letter.ts";
import { deskInvitationMail, invitationMail } from "./invitation-mail.ts";
import { receivedMail } from "./received-mail.ts";
import type { QueuedMail } from "./queued-mail.ts";
import { isWaitingKind, waitingMail } from "./waiting-mails.ts";

type Payload = QueuedMail["payload"];

const refundMail = (mail: BookingMail): MailLetter => {
  const { booking, refund_parts } = mail;
  const isSent = refund_parts.length > 0 && refund_parts.every(({ status }) => status === "succeeded");
  return CHANGE_MAILS.refund(mail, isSent, isOpenBooking(booking.status));
};

const letters: Partial<Record<QueuedMail["kind"], (mail: BookingMail, payload: Payload) => MailLetter>> = {
  ...BOOKING_MAILS,
  payment_failed: (mail) =>
    mail.booking.status === "expired" ? BOOKING_MAILS.hold_over(mail) : BOOKING_MAILS.payment_failed(mail),
  booking_cancelled: CHANGE_MAILS.cancelled,
  refund_promised: refundMail,
  departure_cancelled: CHANGE_MAILS.departureCancelled,
  booking_moved: (mail, payload) => CHANGE_MAILS.moved(mail, v.parse(moveSchema, payload)),
  booking_changed: (mail, payload) => CHANGE_MAILS.changed(mail, v.parse(changeSchema, payload)),
  guest_letter: ({ booking }, payload) => guestLetter(booking, payload),
  meeting_changed: CHANGE_MAILS.meeting,
};

const linksLetter = ({ links, payload }: QueuedMail, siteUrl: string): MailContent => ({
  ...ACCESS_MAILS.links((links ?? []).length > 0, payload.by === "desk"),
  links: (links ?? []).map((trip) => ({
    label: ACCESS_MAILS.tripLink(trip),
    url: tripLink(siteUrl, trip.id, trip.link_token),
  })),
});

export const mailContentOf = (mail: QueuedMail, siteUrl: string): MailContent => {
  if (mail.kind === "booking_links") return linksLetter(mail, siteUrl);
  if (mail.kind === "data_link") return dataMail(mail, siteUrl);
  if (isFormKind(mail.kind)) return formMail(mail.kind, mail.payload);
  if (mail.kind === "requests_waiting") return digestMail(mail.payload, siteUrl);
  if (mail.kind === "request_received") return receivedMail(mail.payload);
  if (mail.kind === "request_answer") return requestAnswer(mail.payload);
  if (mail.kind === "guide_invitation") return invitationMail(mail, siteUrl);
  if (mail.kind === "desk_invitation") return deskInvitationMail(mail, siteUrl);
  if (mail.kind === "gift_card") return giftCardMail(mail, siteUrl);
  const { booking, link_token, waiting, payload } = mail;
  if (isWaitingKind(mail.kind) && waiting) return waitingMail(mail.kind, waiting, siteUrl);
  if (!booking) throw new Error(`A mail '${mail.kind}' needs its booking`);
  if (mail.kind === "attention_operator") return attentionMail(booking, payload, siteUrl);
  const write = letters[mail.kind];
  if (!write || !link_token) throw new Error(`A mail '${mail.kind}' needs a link to its booking`);
  const letter = write(bookingMailOf(booking, payload, mail.paid), payload);
  const { label = MAIL_FRAME.openTrip, facts = [], ...texts } = letter;
  const button = { label, url: tripLink(siteUrl, booking.id, link_token) };
  return { ...texts, picture: booking.image_url, facts: [...bookingFacts(booking), ...facts], button };
};
