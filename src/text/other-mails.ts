import type { BookingView } from "../domain/booking/booking-view.ts";
import type { MailFact, MailLetter } from "../domain/contact/mail-letter.ts";
import type { FormKind } from "../domain/outbox/message-kinds.ts";
import { meetingText } from "./bookings.ts";
import { attentionText } from "./letters.ts";
import { bookingFacts, type MailWords } from "./mails.ts";

type Letter = MailLetter & { label: string };

export function linksLetter({ mails }: MailWords, isFound: boolean, isByDesk: boolean): MailLetter {
  const { title, byDesk, found, none, closing } = mails.ACCESS_MAILS.links;
  const foundText = isByDesk ? byDesk : found;
  return { subject: title, title, paragraphs: [isFound ? foundText : none], ...(isByDesk ? {} : { closing }) };
}

export function guideInvitation({ mails }: MailWords, name: string | null): Letter {
  const { invited, invitedByName, open, keepPrivate, ...letter } = mails.ACCESS_MAILS.guide;
  return { ...letter, paragraphs: [name ? invitedByName({ name }) : invited, open, keepPrivate] };
}

export function deskInvitation({ mails }: MailWords, role: "owner" | "office", address: string): Letter {
  const { owner, office, open, ...letter } = mails.ACCESS_MAILS.desk;
  return { ...letter, paragraphs: [role === "owner" ? owner : office, open({ address })] };
}

type AuthTexts = Omit<Letter, "paragraphs"> & { text: (values: { email: string }) => string };

const withText = ({ text, ...letter }: AuthTexts, email: string): Letter => ({
  ...letter,
  paragraphs: [text({ email })],
});

export type AuthMailName = "confirmation" | "recovery" | "email_change";

export function authLetters({ mails }: MailWords, email: string, newEmail: string): Record<AuthMailName, Letter> {
  const { confirmation, recovery, email_change } = mails.AUTH_MAILS;
  const { text, bothAddresses, ...changed } = email_change;
  return {
    confirmation: withText(confirmation, email),
    recovery: withText(recovery, email),
    email_change: { ...changed, paragraphs: [text({ email, newEmail }), bothAddresses] },
  };
}

type Card = { code: string; amount_cents: number; valid_until: string | null };
type GivenCard = Card & { from_name?: string | null | undefined; message?: string | null | undefined };
type BoughtCard = Card & { for_name: string; mailed_to: string | null };

const cardFacts = ({ mails: { MAIL_FACTS }, write }: MailWords, { amount_cents, valid_until }: Card): MailFact[] => [
  [MAIL_FACTS.worth, write.money(amount_cents)],
  ...(valid_until ? [[MAIL_FACTS.validUntil, write.day(valid_until)] as MailFact] : []),
];

export function givenCardLetter(words: MailWords, name: string | null, card: GivenCard): Letter {
  const { subject, title, from, pays, paysByName, use, keepPrivate, label } = words.mails.GIFT_CARD_MAILS.given;
  const { from_name, message } = card;
  return {
    subject: subject(card),
    title,
    paragraphs: [
      ...(from_name ? [from({ from_name })] : []),
      ...(message ? [message] : []),
      name ? paysByName({ name }) : pays,
      use,
      keepPrivate,
    ],
    code: card.code,
    facts: cardFacts(words, card),
    label,
  };
}

export function boughtCardLetter(words: MailWords, name: string | null, card: BoughtCard): Letter {
  const { subject, title, thanks, thanksByName, mailed, handOver, use, label } = words.mails.GIFT_CARD_MAILS.bought;
  const { amount_cents, for_name, mailed_to } = card;
  const thanksText = name ? thanksByName({ name, amount_cents, for_name }) : thanks(card);
  return {
    subject: subject(card),
    title,
    paragraphs: [thanksText, mailed_to ? mailed({ mailed_to }) : handOver, use],
    code: card.code,
    facts: cardFacts(words, card),
    label,
  };
}

type Received = {
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  guests?: number | null | undefined;
  budget_cents?: number | null | undefined;
};

export function receivedLetter({ mails, write }: MailWords, form: FormKind, received: Received): MailLetter {
  const { MAIL_FACTS, REQUEST_MAILS } = mails;
  const { start_date, end_date, guests, budget_cents } = received;
  const { title, thanks } = REQUEST_MAILS[form];
  const facts: [string, string | null | undefined | 0][] = [
    [MAIL_FACTS.start_date, start_date && write.day(start_date)],
    [MAIL_FACTS.end_date, end_date && write.day(end_date)],
    [MAIL_FACTS.guests, guests && MAIL_FACTS.guestCount({ guests })],
    [MAIL_FACTS.budget, budget_cents && write.money(budget_cents)],
  ];
  return {
    subject: title,
    title,
    paragraphs: [thanks],
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as MailFact] : [])),
    closing: REQUEST_MAILS.closing,
  };
}

type Party = { title: string; start_date: string; guests: number; offered_until: string | null };

export const waitingFacts = ({ mails: { MAIL_FACTS }, write }: MailWords, party: Party): MailFact[] => [
  [MAIL_FACTS.trip, party.title],
  [MAIL_FACTS.departure, write.day(party.start_date)],
  [MAIL_FACTS.guests, MAIL_FACTS.guestCount(party)],
];

export const WAITING_LETTERS = {
  waiting_joined: ({ mails: { WAITING_MAILS } }, party) => {
    const { subject, title, full, seats, noPromise, closing } = WAITING_MAILS.joined;
    return { subject: subject(party), title, paragraphs: [full, seats(party), noPromise], closing };
  },
  waiting_offer: ({ mails: { WAITING_MAILS } }, party) => {
    const { subject, title, held, afterwards, label } = WAITING_MAILS.offer;
    const { guests, offered_until } = party;
    const paragraphs = [held({ guests, offered_until: offered_until ?? "" }), afterwards];
    return { subject: subject(party), title, paragraphs, label };
  },
  waiting_cancelled: ({ mails: { WAITING_MAILS } }, party) => {
    const { subject, title, text } = WAITING_MAILS.cancelled;
    return { subject: subject(party), title, paragraphs: [text(party)] };
  },
} as const satisfies Record<string, (words: MailWords, party: Party) => MailLetter>;

export function digestLetter({ mails }: MailWords, messages: number): Letter {
  const { title: titleOf, text, label } = mails.OPERATOR_MAILS.digest;
  const title = titleOf({ messages });
  return { subject: title, title, paragraphs: [text], label };
}

/** A gift card's payment has no booking. */
export function cardAttentionLetter({ mails }: MailWords, reason: string): Letter {
  const { remedy, ...letter } = mails.OPERATOR_MAILS.cardAttention;
  return { ...letter, paragraphs: [attentionText(mails, reason), remedy] };
}

export function attentionLetter(words: MailWords, booking: BookingView, reason: string | null): Letter {
  const { MAIL_FACTS, OPERATOR_MAILS } = words.mails;
  const { subject, title, unknown, noEmail, label } = OPERATOR_MAILS.attention;
  return {
    subject: subject(booking),
    title,
    paragraphs: [attentionText(words.mails, reason ?? unknown)],
    facts: [
      ...bookingFacts(words, booking),
      [MAIL_FACTS.name, booking.customer_name],
      [MAIL_FACTS.email, booking.customer_email || noEmail],
    ],
    label,
  };
}

type NewsWords = Pick<MailWords, "mails" | "shared">;
type Message = { title: string; body: string };
type Trip = { title: string; check_in: string };
type Meeting = Trip & { point: string | null; time: string | null };
type Debt = Trip & { owed_cents: number; due_on: string | null };
type Offer = Trip & { guests: number; offered_until: string | null };

export type NewsFacts =
  | { kind: "meeting_changed" | "day_before"; facts: Meeting }
  | { kind: "departure_cancelled" | "names_wanted"; facts: Trip }
  | { kind: "balance_due" | "payment_settled"; facts: Debt }
  | { kind: "waiting_offer"; facts: Offer };

export function newsMessage({ mails: { NEWS_MESSAGES }, shared }: NewsWords, { kind, facts }: NewsFacts): Message {
  switch (kind) {
    case "meeting_changed": {
      const { title, body, unset } = NEWS_MESSAGES[kind];
      const place = meetingText(shared, facts.point, facts.time);
      return { title, body: place ? body({ ...facts, place }) : unset(facts) };
    }
    case "day_before": {
      const { title, unset } = NEWS_MESSAGES[kind];
      return { title: title(facts), body: meetingText(shared, facts.point, facts.time) || unset };
    }
    case "balance_due": {
      const { title, body, bodyBy } = NEWS_MESSAGES[kind];
      const { due_on: due } = facts;
      return { title, body: due ? bodyBy({ ...facts, due }) : body(facts) };
    }
    case "payment_settled": {
      const { title, owed, paid } = NEWS_MESSAGES[kind];
      return { title, body: facts.owed_cents > 0 ? owed(facts) : paid(facts) };
    }
    case "waiting_offer": {
      const { title, body } = NEWS_MESSAGES[kind];
      return { title, body: body({ ...facts, offered_until: facts.offered_until ?? "" }) };
    }
    default: {
      const { title, body } = NEWS_MESSAGES[kind];
      return { title, body: body(facts) };
    }
  }
}
