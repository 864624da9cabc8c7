import * as v from "valibot";
import { moveSchema } from "../../../../src/domain/booking/move/move-answer.ts";
import { type BookingMail, bookingMailOf, type MailLetter } from "../../../../src/domain/contact/mail-letter.ts";
import { changeSchema } from "../../../../src/domain/desk/bookings/booking-change.ts";
import { isFormKind } from "../../../../src/domain/outbox/message-kinds.ts";
import {
  cancelledLetter,
  changedLetter,
  departureCancelledLetter,
  meetingLetter,
  movedLetter,
  refundLetter,
} from "../../../../src/text/change-mails.ts";
import { BOOKING_LETTERS, bookingFacts } from "../../../../src/text/mails.ts";
import { linksLetter } from "../../../../src/text/other-mails.ts";
import { languageOf, siteIn, type Words } from "../text/languages.ts";
import { tripLink } from "../text/trip-words.ts";
import { dataMail } from "./data-mail.ts";
import { boughtCardMail, giftCardMail } from "./gift-card-mail.ts";
import { guestLetter, requestAnswer } from "./guest-letter.ts";
import { deskInvitationMail, invitationMail } from "./invitation-mail.ts";
import type { MailContent } from "./layout.ts";
import { attentionMail, cardAttentionMail, digestMail, formMail } from "./operator-mails.ts";
import type { QueuedMail } from "./queued-mail.ts";
import { receivedMail } from "./received-mail.ts";
import { isWaitingKind, waitingMail } from "./waiting-mails.ts";

type Payload = QueuedMail["payload"];

type Letters = Partial<Record<QueuedMail["kind"], (words: Words, mail: BookingMail, payload: Payload) => MailLetter>>;

const LETTERS: Letters = {
  ...BOOKING_LETTERS,
  booking_cancelled: cancelledLetter,
  refund_promised: refundLetter,
  departure_cancelled: departureCancelledLetter,
  booking_moved: (words, mail, payload) => movedLetter(words, mail, v.parse(moveSchema, payload)),
  booking_changed: (words, mail, payload) => changedLetter(words, mail, v.parse(changeSchema, payload)),
  guest_letter: (words, { booking }, payload) => guestLetter(booking, payload, words),
  meeting_changed: meetingLetter,
};

const linksMail = ({ links, payload }: QueuedMail, words: Words, site: string): MailContent => ({
  ...linksLetter(words, (links ?? []).length > 0, payload.by === "desk"),
  links: (links ?? []).map((trip) => ({
    label: words.mails.ACCESS_MAILS.tripLink(trip),
    url: tripLink(site, trip.id, trip.link_token),
  })),
});

export const mailContentOf = (mail: QueuedMail, siteUrl: string): MailContent => {
  const words = languageOf(mail);
  const site = siteIn(siteUrl, words);
  if (mail.kind === "booking_links") return linksMail(mail, words, site);
  if (mail.kind === "data_link") return dataMail(mail, words, site);
  if (isFormKind(mail.kind)) return formMail(mail.kind, mail.payload, words);
  if (mail.kind === "requests_waiting") return digestMail(mail.payload, words, site);
  if (mail.kind === "request_received") return receivedMail(mail.payload, words);
  if (mail.kind === "request_answer") return requestAnswer(mail.payload, words);
  if (mail.kind === "guide_invitation") return invitationMail(mail, words, site);
  if (mail.kind === "desk_invitation") return deskInvitationMail(mail, words, site);
  if (mail.kind === "gift_card") return giftCardMail(mail, words, site);
  if (mail.kind === "gift_card_bought") return boughtCardMail(mail, words, site);
  const { booking, link_token, waiting, payload } = mail;
  if (isWaitingKind(mail.kind) && waiting) return waitingMail(mail.kind, waiting, words, site);
  if (mail.kind === "attention_operator" && !booking) return cardAttentionMail(payload, words, site);
  if (!booking) throw new Error(`A mail '${mail.kind}' needs its booking`);
  if (mail.kind === "attention_operator") return attentionMail(booking, payload, words, site);
  const write = LETTERS[mail.kind];
  if (!write || !link_token) throw new Error(`A mail '${mail.kind}' needs a link to its booking`);
  const letter = write(words, bookingMailOf(booking, payload, mail.paid), payload);
  const { label = words.mails.MAIL_FRAME.openTrip, facts = [], ...texts } = letter;
  const button = { label, url: tripLink(site, booking.id, link_token) };
  return { ...texts, picture: booking.image_url, facts: [...bookingFacts(words, booking), ...facts], button };
};
