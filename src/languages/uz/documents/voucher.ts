import { tripMoney } from "../../../domain/booking/booking-money.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { momentText } from "../mails/sentences.ts";
import { meetingText } from "../shared/booking.ts";
import { optionFacts } from "../terms/price.ts";
import { count, day, money } from "../write.ts";
import { voucherLines } from "./document.ts";

type Voucher = typeof import("../../en/documents/voucher.ts");
type Fact = [label: string, value: string];

function statusOf({ called_off, needs_attention }: BookingView): string {
  if (called_off)
    return "Bu safarni bekor qildik: safar sahifasida boshqa sanani yoki pulni toʻliq qaytarishni tanlang";
  return needs_attention ? "Bronni tekshiryapmiz" : "Tasdiqlangan";
}

function guestsOf({ guests, travelers }: BookingView): string {
  const names = travelers.map(({ name }) => name).filter(Boolean);
  return [count(guests, "mehmon"), ...(names.length > 0 ? [names.join(", ")] : [])].join(": ");
}

function moneyFacts(booking: BookingView): Fact[] {
  const { payment, balance_due_on } = booking;
  const { paid_cents, owed_cents } = tripMoney(booking);
  const paidOn = payment?.paid_at ? `, ${momentText(payment.paid_at)}` : "";
  const due = balance_due_on ? `, muddati ${day(balance_due_on)}` : "";
  return [
    ["Toʻlangan", `${money(paid_cents)}${paidOn}`],
    ...(owed_cents > 0 ? [["Toʻlanishi kerak", `${money(owed_cents)}${due}`] as Fact] : []),
    ...(payment ? [["Toʻlov raqami", payment.payment_id] as Fact] : []),
  ];
}

export const voucherFacts: Voucher["voucherFacts"] = (booking, documents) => {
  const { special_requests } = booking;
  const meeting = meetingText(booking.meeting_point, booking.meeting_time);
  return [
    ["Holati", statusOf(booking)],
    ["Ism", booking.customer_name],
    ["Mehmonlar", guestsOf(booking)],
    ...optionFacts(booking.quote.options),
    ["Joʻnash sanasi", day(booking.check_in)],
    ["Tugashi", day(booking.ends_on)],
    ...(meeting ? [["Uchrashuv joyi", meeting] as Fact] : []),
    ...voucherLines(booking),
    ...moneyFacts(booking),
    ...(documents.length > 0 ? [["Hujjatlar", documents.join(", ")] as Fact] : []),
    ...(special_requests ? [["Alohida istaklar", special_requests] as Fact] : []),
  ];
};

export const VOUCHER_PAGE: Voucher["VOUCHER_PAGE"] = {
  title: (reference) => `Vaucher ${reference}`,
  reference: "Bron raqami",
  dayByDay: "Kunma-kun",
  day: (number, text) => `${number}-kun: ${text}`,
  included: "Narxga kiradi",
  ifCancelled: "Bronni bekor qilsangiz",
  terms: (version) => `Bekor qilish shartlari, ${version} versiyasi.`,
  show: (hasCode) => `Kelganingizda ${hasCode ? "shu kodni" : "shu vaucherni"} yoki bron raqamini koʻrsating.`,
};
