import { tripMoney } from "../../../domain/booking/booking-money.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import type { MailFact, MailPayment } from "../../../domain/contact/mail-letter.ts";
import { methodsOf, type RefundPart } from "../../../domain/payment/payment-ways.ts";
import { REFUND_TIMES } from "../../../domain/terms/cancellation-policy.ts";
import { voucherLines } from "../documents/document.ts";
import { chargedAmountText, methodWords } from "../payment/methods.ts";
import { REFUND_STARTS, refundPartsText, refundRoute } from "../payment/refund-route.ts";
import { meetingText } from "../shared/booking.ts";
import { priceFacts } from "../terms/price.ts";
import { count, day, dayInTashkent, momentInTashkent, money } from "../write.ts";

export const momentText = (instant: string): string => `${momentInTashkent(instant)} (Tashkent time)`;

export const MAIL_FRAME = {
  openTrip: "Open my trip",
  contact: (address: string) => `Questions? Write to ${address}.`,
  answer: "You can answer this email.",
};

export const bookingFacts = (booking: BookingView): MailFact[] => [
  ["Reference", booking.reference],
  ["Trip", booking.title],
  ["Departure", day(booking.check_in)],
  ["Guests", count(booking.guests, "guest")],
  ...priceFacts(booking.quote),
  ["Total", money(booking.total_cents)],
];

export function meetingFacts(booking: BookingView): MailFact[] {
  const place = meetingText(booking.meeting_point, booking.meeting_time);
  return [...(place ? [["Meeting point", place] as MailFact] : []), ...voucherLines(booking)];
}

export function paymentFacts(paid: MailPayment | null, label = "Receipt"): MailFact[] {
  if (!paid) return [];
  const way = [methodWords(paid.method), paid.charged && chargedAmountText(paid.charged)].filter(Boolean).join(", ");
  return [
    ["Payment", `${money(paid.cents)}, ${way}${paid.at ? `, ${dayInTashkent(paid.at)}` : ""}`],
    ...(paid.document ? [[label, paid.document] as MailFact] : []),
  ];
}

export function restSentence(booking: BookingView): string {
  const { owed_cents } = tripMoney(booking);
  if (owed_cents === 0) return "Your trip is paid in full.";
  const until = booking.balance_due_on ? ` by ${day(booking.balance_due_on)}` : "";
  return `Still to pay: ${money(owed_cents)}${until}.`;
}

export function paidSentence(booking: BookingView): string {
  const { paid_cents } = tripMoney(booking);
  return paid_cents > 0 ? `Paid: ${money(paid_cents)}. ` : "";
}

const { card_business_days: days } = REFUND_TIMES;

export function refundWaySentences(cents: number, parts: readonly RefundPart[]): string {
  const { takes, byDay } = refundRoute(methodsOf(parts));
  const then = byDay ? `Your bank then takes ${days.from} to ${days.to} business days to show it.` : takes;
  return `${refundPartsText(cents, parts)}. ${REFUND_STARTS} ${then}`.trim();
}

export const paymentDescription = (title: string): string => `Booking for ${title}`;
