import { answerFacts } from "../domain/booking/booked-answers.ts";
import { tripMoney } from "../domain/booking/booking-money.ts";
import type { BookingView } from "../domain/booking/booking-view.ts";
import type { BookingMail, MailFact, MailLetter, MailPayment } from "../domain/contact/mail-letter.ts";
import { methodsOf, type RefundPart } from "../domain/payment/payment-ways.ts";
import { REFUND_TIMES } from "../domain/terms/cancellation-policy.ts";
import { meetingText } from "./bookings.ts";
import { voucherLines } from "./documents.ts";
import { chargedAmountText, type PaymentWords, refundPartsText, refundRoute, refundStarts } from "./payment.ts";
import { priceFacts, type TermsWords } from "./terms.ts";

/** The words of one language that mails are written with. */
export type MailWords = {
  mails: typeof import("../../.cache/texts/en/mails.ts");
  documents: typeof import("../../.cache/texts/en/documents.ts");
  payment: PaymentWords;
  shared: typeof import("../../.cache/texts/en/shared.ts");
  terms: TermsWords;
  trips: Pick<typeof import("../../.cache/texts/en/trips.ts"), "MEETING_NEWS">;
  write: Pick<typeof import("../languages/en/write.ts"), "day" | "dayInTashkent" | "money">;
};

export const bookingFacts = ({ mails: { MAIL_FACTS }, terms, write }: MailWords, booking: BookingView): MailFact[] => [
  [MAIL_FACTS.reference, booking.reference],
  [MAIL_FACTS.trip, booking.title],
  [MAIL_FACTS.departure, write.day(booking.check_in)],
  [MAIL_FACTS.guests, MAIL_FACTS.guestCount(booking)],
  ...priceFacts(terms, booking.quote),
  [MAIL_FACTS.total, write.money(booking.total_cents)],
];

export function meetingFacts(
  { mails: { MAIL_FACTS }, documents, shared }: MailWords,
  booking: BookingView,
): MailFact[] {
  const place = meetingText(shared, booking.meeting_point, booking.meeting_time);
  return [...(place ? [[MAIL_FACTS.meetingPoint, place] as MailFact] : []), ...voucherLines(documents, booking)];
}

export function paymentFacts(
  { mails: { MAIL_FACTS, PAID_WITH }, payment, write }: MailWords,
  paid: MailPayment | null,
  label: string = MAIL_FACTS.receipt,
): MailFact[] {
  if (!paid) return [];
  const { cents, method, charged, at, document } = paid;
  const methods: Readonly<Partial<Record<string, string>>> = PAID_WITH;
  const parts = [write.money(cents), methods[method] ?? method, charged && chargedAmountText(payment, charged)];
  return [
    [MAIL_FACTS.payment, [...parts, at && write.dayInTashkent(at)].filter(Boolean).join(", ")],
    ...(document ? [[label, document] as MailFact] : []),
  ];
}

/** With it the payments add up to what was paid, such as by gift card and then by card. */
function paidBefore(words: MailWords, booking: BookingView, paid: MailPayment | null): MailFact[] {
  const before = paid ? tripMoney(booking).paid_cents - paid.cents : 0;
  return before > 0 ? [[words.mails.MAIL_FACTS.paidBefore, words.write.money(before)]] : [];
}

export function restSentence({ mails: { MAIL_MONEY } }: MailWords, booking: BookingView): string {
  const { owed_cents: owed } = tripMoney(booking);
  const { balance_due_on: due } = booking;
  if (owed === 0) return MAIL_MONEY.paidInFull;
  return due ? MAIL_MONEY.owedBy({ owed, due }) : MAIL_MONEY.owed({ owed });
}

export function paidAndRest(words: MailWords, booking: BookingView): string {
  const { paid_cents: paid } = tripMoney(booking);
  const rest = restSentence(words, booking);
  return paid > 0 ? `${words.mails.MAIL_MONEY.paid({ paid })} ${rest}` : rest;
}

export function refundWaySentences({ mails, payment }: MailWords, cents: number, parts: readonly RefundPart[]): string {
  const { takes, byDay } = refundRoute(payment, methodsOf(parts));
  const then = byDay ? mails.MAIL_MONEY.bankTakes(REFUND_TIMES.card_business_days) : takes;
  return [`${refundPartsText(payment, cents, parts)}.`, refundStarts(payment), then].filter(Boolean).join(" ");
}

type Write = (words: MailWords, mail: BookingMail) => MailLetter;

const reminder =
  (kind: "reminder_3" | "reminder_1"): Write =>
  (words, { booking }) => {
    const { [kind]: texts, reminderText } = words.mails.BOOKING_MAILS;
    const subject = texts.subject(booking);
    return { subject, title: texts.title, paragraphs: [reminderText], facts: meetingFacts(words, booking) };
  };

const balanceDue: Write = (words, { booking }) => {
  const { BOOKING_MAILS, MAIL_MONEY } = words.mails;
  const { subject, title, titleBy, label } = BOOKING_MAILS.balance_due;
  const { balance_due_on: due } = booking;
  return {
    subject: subject(booking),
    title: due ? titleBy({ due }) : title,
    paragraphs: [paidAndRest(words, booking), MAIL_MONEY.alreadyPaid],
    label,
  };
};

/** The mails about a booking that its state alone decides, by their kind. */
export const BOOKING_LETTERS = {
  booking_held: ({ mails: { BOOKING_MAILS, MAIL_MONEY } }, { booking }) => {
    const { subject, title, heldUntil, held, label } = BOOKING_MAILS.booking_held;
    const { expires_at: until } = booking;
    const paragraphs = [until ? heldUntil({ until }) : held, MAIL_MONEY.alreadyPaid];
    return { subject: subject(booking), title, paragraphs, label };
  },
  booking_confirmed: (words, { booking, paid }) => {
    const texts = words.mails.BOOKING_MAILS.booking_confirmed;
    const { paid_cents, owed_cents } = tripMoney(booking);
    return {
      subject: texts.subject(booking),
      title: texts.title,
      paragraphs: [
        paid_cents > 0 ? texts.paid(booking) : texts.unpaid(booking),
        ...(booking.total_cents === 0 ? [texts.free] : []),
        ...(owed_cents > 0 ? [paidAndRest(words, booking)] : []),
      ],
      facts: [
        ...meetingFacts(words, booking),
        ...answerFacts(booking.answers),
        ...paidBefore(words, booking, paid),
        ...paymentFacts(words, paid),
      ],
      closing: texts.closing,
    };
  },
  payment_failed: (words, { booking, asked }) => {
    const { payment_failed, hold_over } = words.mails.BOOKING_MAILS;
    if (booking.status === "expired") {
      const { subject, title, notCharged, released, ifPaid } = hold_over;
      // Does not mention the card if the provider gave no answer.
      return { subject: subject(booking), title, paragraphs: [asked ? notCharged : released, ifPaid] };
    }
    const { subject, title, notCharged, heldUntil, retry, label } = payment_failed;
    const { expires_at: until } = booking;
    return { subject: subject(booking), title, paragraphs: [notCharged, until ? heldUntil({ until }) : retry], label };
  },
  payment_voided: (words, { booking, paid }) => {
    const { BOOKING_MAILS, MAIL_FACTS } = words.mails;
    const { subject, title, mistake, ifPaid } = BOOKING_MAILS.payment_voided;
    const rest = booking.status === "confirmed" ? [restSentence(words, booking)] : [];
    return {
      subject: subject(booking),
      title,
      paragraphs: [mistake({ cents: paid?.cents ?? 0 }), ...rest, ifPaid],
      facts: paymentFacts(words, paid, MAIL_FACTS.voidedReceipt),
    };
  },
  balance_paid: (words, { booking, paid, paid_cents }) => {
    const { subject, title, thanks } = words.mails.BOOKING_MAILS.balance_paid;
    const { customer_name } = booking;
    return {
      subject: subject(booking),
      title,
      paragraphs: [thanks({ customer_name, paid_cents }), restSentence(words, booking)],
      facts: [...paidBefore(words, booking, paid), ...paymentFacts(words, paid)],
    };
  },
  balance_7: balanceDue,
  balance_1: balanceDue,
  balance_missed: (words, { booking }) => {
    const { BOOKING_MAILS, MAIL_MONEY } = words.mails;
    const { subject, title, payNow } = BOOKING_MAILS.balance_missed;
    const { owed_cents: owed } = tripMoney(booking);
    const { balance_due_on: due } = booking;
    const rest = due && owed !== 0 ? MAIL_MONEY.overdue({ owed, due }) : restSentence(words, booking);
    return { subject: subject(booking), title, paragraphs: [rest, payNow], label: BOOKING_MAILS.balance_due.label };
  },
  names_wanted: ({ mails: { BOOKING_MAILS } }, { booking }) => {
    const { subject, title, text, label } = BOOKING_MAILS.names_wanted;
    return { subject: subject(booking), title, paragraphs: [text(booking)], label };
  },
  reminder_3: reminder("reminder_3"),
  reminder_1: reminder("reminder_1"),
  review_request: ({ mails: { BOOKING_MAILS } }, { booking }) => {
    const { subject, title, thanks, minute, once, label } = BOOKING_MAILS.review_request;
    return { subject: subject(booking), title, paragraphs: [thanks(booking), minute, once], label };
  },
  attention_traveler: ({ mails: { BOOKING_MAILS } }, { booking, stray_cents }) => {
    const { subject, title, notOwed, weRefund, unconfirmed, weDecide } = BOOKING_MAILS.attention_traveler;
    const isConfirmed = booking.status === "confirmed";
    const paragraphs = isConfirmed ? [notOwed({ stray_cents }), weRefund] : [unconfirmed, weDecide];
    return { subject: subject(booking), title, paragraphs };
  },
} as const satisfies Record<string, Write>;
