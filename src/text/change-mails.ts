import { isOpenBooking } from "../domain/booking/booking-state.ts";
import type { BookingView } from "../domain/booking/booking-view.ts";
import type { Move } from "../domain/booking/move/move-answer.ts";
import { compareMeetings, meetingChangeOf } from "../domain/booking/trip/meeting-change.ts";
import { todayInTashkent } from "../domain/catalogue/travel-dates.ts";
import type { BookingMail, MailFact, MailLetter } from "../domain/contact/mail-letter.ts";
import type { Change } from "../domain/desk/bookings/booking-change.ts";
import { methodsOf, paymentWaysOf } from "../domain/payment/payment-ways.ts";
import { meetingText } from "./bookings.ts";
import { voucherLines } from "./documents.ts";
import { type MailWords, refundWaySentences, restSentence } from "./mails.ts";
import { changeMoney, keptAmountSentences, moveSentences, refundPartsText, refundRoute } from "./payment.ts";
import { optionsOrNone, refundSentence } from "./terms.ts";

const PAID: ReadonlySet<string> = new Set(["completed", "refunded"]);

function cancelledRefund(words: MailWords, { booking, refund_cents, refund_parts }: BookingMail): string {
  if (refund_cents > 0) return refundWaySentences(words, refund_cents, refund_parts);
  const { toCard, notRefundable, notCharged } = words.mails.CHANGE_MAILS.cancelled;
  const card = paymentWaysOf(booking).back.find(({ method }) => method === "gift_card");
  if (card) return `${toCard(card)} ${refundRoute(words.payment, ["gift_card"]).takes}`;
  return booking.payment && PAID.has(booking.payment.status) ? notRefundable : notCharged;
}

const ifCancelled = ({ payment, terms }: MailWords, kept_cents: number, booking: BookingView): string[] =>
  keptAmountSentences(
    payment,
    kept_cents,
    refundSentence(terms, booking, todayInTashkent(Date.parse(booking.server_time))),
  );

export function changeNews(
  { mails: { CHANGE_NEWS }, terms }: Pick<MailWords, "mails" | "terms">,
  { from_date, to_date, from_guests = 0, to_guests, from_options, to_options }: Change,
): string[] {
  const isMoved = from_date !== undefined && to_date !== undefined && from_date !== to_date;
  const options = { from: optionsOrNone(terms, from_options), to: optionsOrNone(terms, to_options) };
  return [
    ...(isMoved ? [CHANGE_NEWS.departure({ from_date, to_date })] : []),
    ...(to_guests === undefined ? [] : [CHANGE_NEWS.guests({ from: from_guests, to: to_guests })]),
    ...(to_options === undefined ? [] : [CHANGE_NEWS.options(options)]),
  ];
}

export function cancelledLetter(words: MailWords, mail: BookingMail): MailLetter {
  const { booking } = mail;
  const { subject, title, calledOff } = words.mails.CHANGE_MAILS.cancelled;
  const sorry = booking.called_off ? [calledOff(booking)] : [];
  return { subject: subject(booking), title, paragraphs: [...sorry, cancelledRefund(words, mail)] };
}

export function refundLetter(words: MailWords, { booking, refund_cents, refund_parts }: BookingMail): MailLetter {
  const texts = words.mails.CHANGE_MAILS.refund;
  const { title, reference, status } = booking;
  const isSent = refund_parts.length > 0 && refund_parts.every((part) => part.status === "succeeded");
  const { to, takes } = refundRoute(words.payment, methodsOf(refund_parts));
  const sent = [texts.sent({ refund_cents, to }), takes].filter(Boolean).join(" ");
  return {
    subject: texts.subject({ refund_cents, title, reference }),
    title: isSent ? texts.sentTitle({ refund_cents }) : texts.title({ refund_cents }),
    paragraphs: [
      isSent ? sent : refundWaySentences(words, refund_cents, refund_parts),
      isOpenBooking(status) ? `${texts.unchanged} ${restSentence(words, booking)}` : texts.ended,
    ],
  };
}

export function departureCancelledLetter(words: MailWords, mail: BookingMail): MailLetter {
  const { booking, nearest_days, refund_cents, full_refund_parts } = mail;
  const texts = words.mails.CHANGE_MAILS.departure_cancelled;
  const [first, ...others] = nearest_days;
  const days = first && others.reduce((listed, next) => texts.andDay({ days: listed, next }), words.write.day(first));
  const refund = refundPartsText(words.payment, refund_cents, full_refund_parts);
  return {
    subject: texts.subject(booking),
    title: texts.title,
    paragraphs: [
      texts.sorry(booking),
      days ? texts.anotherDateOn({ days }) : texts.anotherDate,
      refund_cents > 0 ? texts.orRefund({ refund }) : texts.orCancel,
    ],
  };
}

export function movedLetter(words: MailWords, { booking, refund_parts }: BookingMail, move: Move): MailLetter {
  const texts = words.mails.CHANGE_MAILS.moved;
  const { title, reference } = booking;
  const { from_date, to_date } = move;
  return {
    subject: texts.subject({ title, to_date, reference }),
    title: texts.title,
    paragraphs: [
      texts.text({ title, from_date, to_date }),
      ...moveSentences(words.payment, move, refund_parts),
      ...ifCancelled(words, move.kept_cents, booking),
      texts.voucher,
    ],
  };
}

export function changedLetter(words: MailWords, { booking, refund_parts }: BookingMail, change: Change): MailLetter {
  const { subject, title, text, ask } = words.mails.CHANGE_MAILS.changed;
  return {
    subject: subject(booking),
    title,
    paragraphs: [
      `${text(booking)}\n${changeNews(words, change).join("\n")}`,
      ...changeMoney(words.payment, change, refund_parts),
      ...ifCancelled(words, change.kept_cents, booking),
      ask,
    ],
  };
}

export function meetingLetter({ mails, documents, shared, trips }: MailWords, { booking }: BookingMail): MailLetter {
  const texts = mails.CHANGE_MAILS.meeting;
  const change = meetingChangeOf(booking);
  const compared = change && compareMeetings(change, booking);
  const [now, before] = [compared?.now, compared?.before].map((of) =>
    of ? meetingText(shared, of.point, of.time, of.phone) : "",
  );
  return {
    subject: texts.subject(booking),
    title: texts.title,
    paragraphs: [
      texts.text,
      texts.confirm(trips.MEETING_NEWS),
      ...(compared?.isPinMoved ? [trips.MEETING_NEWS.pinMoved] : []),
    ],
    facts: [
      [texts.now, now || texts.unset],
      ...(before ? [[texts.before, before] as MailFact] : []),
      ...voucherLines(documents, booking),
    ],
  };
}
