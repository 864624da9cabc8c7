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

export const momentText: Sentences["momentText"] = (instant) => `Toshkent vaqti bilan ${momentInTashkent(instant)}`;

export const MAIL_FRAME: Sentences["MAIL_FRAME"] = {
  openTrip: "Safarimni ochish",
  contact: (address) => `Savolingiz bormi? Bizga yozing: ${address}`,
  answer: "Bu xatga javob yozishingiz mumkin.",
};

export const bookingFacts: Sentences["bookingFacts"] = (booking) => [
  ["Bron raqami", booking.reference],
  ["Safar", booking.title],
  ["Joʻnash sanasi", day(booking.check_in)],
  ["Mehmonlar", count(booking.guests, "mehmon")],
  ...priceFacts(booking.quote),
  ["Jami", money(booking.total_cents)],
];

export const meetingFacts: Sentences["meetingFacts"] = (booking) => {
  const place = meetingText(booking.meeting_point, booking.meeting_time);
  return [...(place ? [["Uchrashuv joyi", place] as MailFact] : []), ...voucherLines(booking)];
};

export const paymentFacts: Sentences["paymentFacts"] = (paid, label = "Chek") => {
  if (!paid) return [];
  const way = [methodWords(paid.method), paid.charged && chargedAmountText(paid.charged)].filter(Boolean).join(", ");
  return [
    ["Toʻlov", `${money(paid.cents)}, ${way}${paid.at ? `, ${dayInTashkent(paid.at)}` : ""}`],
    ...(paid.document ? [[label, paid.document] as MailFact] : []),
  ];
};

export const restSentence: Sentences["restSentence"] = (booking) => {
  const { owed_cents } = tripMoney(booking);
  if (owed_cents === 0) return "Safaringiz toʻliq toʻlangan.";
  return booking.balance_due_on
    ? `${day(booking.balance_due_on)} gacha yana ${money(owed_cents)} toʻlanishi kerak.`
    : `Yana ${money(owed_cents)} toʻlanishi kerak.`;
};

export const paidSentence: Sentences["paidSentence"] = (booking) => {
  const { paid_cents } = tripMoney(booking);
  return paid_cents > 0 ? `Toʻlangan: ${money(paid_cents)}. ` : "";
};

const { card_business_days: days } = REFUND_TIMES;

export const refundWaySentences: Sentences["refundWaySentences"] = (cents, parts) => {
  const { takes, byDay } = refundRoute(methodsOf(parts));
  const then = byDay ? `Keyin pul hisobda koʻrinishi uchun bankingizga ${days.from}–${days.to} ish kuni kerak.` : takes;
  return `${refundPartsText(cents, parts)}. ${REFUND_STARTS} ${then}`.trim();
};

export const paymentDescription: Sentences["paymentDescription"] = (title) => `Bron: ${title}`;
