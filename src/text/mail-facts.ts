import { tripMoney } from "../domain/booking/booking-money.ts";
import type { BookingView } from "../domain/booking/booking-view.ts";
import type { MailFact, MailPayment } from "../domain/contact/mail-letter.ts";
import { methodsOf, type RefundPart } from "../domain/payment/payment-ways.ts";
import { REFUND_TIMES } from "../domain/terms/cancellation-policy.ts";
import { meetingText } from "./bookings.ts";
import { voucherLines } from "./documents.ts";
import { chargedAmountText, type PaymentWords, refundPartsText, refundRoute, refundStarts } from "./payment.ts";
import { priceFacts, type TermsWords } from "./terms.ts";

/** The words of one language that mails are written with. */
export type MailWords = {
  mails: typeof import("../../.cache/words/en/mails.ts");
  documents: typeof import("../../.cache/words/en/documents.ts");
  payment: PaymentWords;
  shared: typeof import("../../.cache/words/en/shared.ts");
  terms: TermsWords;
  trips: Pick<typeof import("../../.cache/words/en/trips.ts"), "MEETING_NEWS">;
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
