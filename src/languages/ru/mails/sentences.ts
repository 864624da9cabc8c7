import { tripMoney } from "../../../domain/booking/booking-money.ts";
import type { MailFact } from "../../../domain/contact/mail-letter.ts";
import { methodsOf } from "../../../domain/payment/payment-ways.ts";
import { REFUND_TIMES } from "../../../domain/terms/cancellation-policy.ts";
import { voucherLines } from "../documents/document.ts";
import { chargedAmountText, methodWords } from "../payment/methods.ts";
import { REFUND_STARTS, refundPartsText, refundRoute } from "../payment/refund-route.ts";
import { meetingText } from "../shared/booking.ts";
import { priceFacts } from "../terms/price.ts";
import { count, day, dayInTashkent, momentInTashkent, money } from "../write.ts";

type Sentences = typeof import("../../en/mails/sentences.ts");

export const momentText: Sentences["momentText"] = (instant) => `${momentInTashkent(instant)} (по Ташкенту)`;

export const MAIL_FRAME: Sentences["MAIL_FRAME"] = {
  openTrip: "Открыть мою поездку",
  contact: (address) => `Есть вопросы? Пишите на ${address}.`,
  answer: "На это письмо можно ответить.",
};

export const bookingFacts: Sentences["bookingFacts"] = (booking) => [
  ["Номер брони", booking.reference],
  ["Поездка", booking.title],
  ["Дата выезда", day(booking.check_in)],
  ["Гости", count(booking.guests, "гость", "гостя", "гостей")],
  ...priceFacts(booking.quote),
  ["Итого", money(booking.total_cents)],
];

export const meetingFacts: Sentences["meetingFacts"] = (booking) => {
  const place = meetingText(booking.meeting_point, booking.meeting_time);
  return [...(place ? [["Место встречи", place] as MailFact] : []), ...voucherLines(booking)];
};

export const paymentFacts: Sentences["paymentFacts"] = (paid, label = "Квитанция") => {
  if (!paid) return [];
  const way = [methodWords(paid.method).toLowerCase(), paid.charged && chargedAmountText(paid.charged)]
    .filter(Boolean)
    .join(", ");
  return [
    ["Платёж", `${money(paid.cents)}, ${way}${paid.at ? `, ${dayInTashkent(paid.at)}` : ""}`],
    ...(paid.document ? [[label, paid.document] as MailFact] : []),
  ];
};

export const restSentence: Sentences["restSentence"] = (booking) => {
  const { owed_cents } = tripMoney(booking);
  if (owed_cents === 0) return "Ваша поездка полностью оплачена.";
  return booking.balance_due_on
    ? `До ${day(booking.balance_due_on)} осталось оплатить ${money(owed_cents)}.`
    : `Осталось оплатить ${money(owed_cents)}.`;
};

export const paidSentence: Sentences["paidSentence"] = (booking) => {
  const { paid_cents } = tripMoney(booking);
  return paid_cents > 0 ? `Оплачено: ${money(paid_cents)}. ` : "";
};

const { card_business_days: days } = REFUND_TIMES;

export const refundWaySentences: Sentences["refundWaySentences"] = (cents, parts) => {
  const { takes, byDay } = refundRoute(methodsOf(parts));
  const then = byDay ? `Затем вашему банку нужно ${days.from}–${days.to} рабочих дней, чтобы зачислить деньги.` : takes;
  return `${refundPartsText(cents, parts)}. ${REFUND_STARTS} ${then}`.trim();
};

export const paymentDescription: Sentences["paymentDescription"] = (title) => `Бронирование: ${title}`;
