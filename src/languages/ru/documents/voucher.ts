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
  if (called_off) return "Мы отменили этот выезд: выберите в своей поездке другую дату или полный возврат";
  return needs_attention ? "Мы проверяем бронь" : "Подтверждено";
}

function guestsOf({ guests, travelers }: BookingView): string {
  const names = travelers.map(({ name }) => name).filter(Boolean);
  const guestsText = count(guests, "гость", "гостя", "гостей");
  return [guestsText, ...(names.length > 0 ? [names.join(", ")] : [])].join(": ");
}

function moneyFacts(booking: BookingView): Fact[] {
  const { payment, balance_due_on } = booking;
  const { paid_cents, owed_cents } = tripMoney(booking);
  const paidOn = payment?.paid_at ? `, ${momentText(payment.paid_at)}` : "";
  const due = balance_due_on ? ` до ${day(balance_due_on)}` : "";
  return [
    ["Оплачено", `${money(paid_cents)}${paidOn}`],
    ...(owed_cents > 0 ? [["Осталось оплатить", `${money(owed_cents)}${due}`] as Fact] : []),
    ...(payment ? [["Номер платежа", payment.payment_id] as Fact] : []),
  ];
}

export const voucherFacts: Voucher["voucherFacts"] = (booking, documents) => {
  const { special_requests } = booking;
  const meeting = meetingText(booking.meeting_point, booking.meeting_time);
  return [
    ["Статус", statusOf(booking)],
    ["Имя", booking.customer_name],
    ["Гости", guestsOf(booking)],
    ...optionFacts(booking.quote.options),
    ["Дата выезда", day(booking.check_in)],
    ["Окончание", day(booking.ends_on)],
    ...(meeting ? [["Место встречи", meeting] as Fact] : []),
    ...voucherLines(booking),
    ...moneyFacts(booking),
    ...(documents.length > 0 ? [["Документы", documents.join(", ")] as Fact] : []),
    ...(special_requests ? [["Пожелания", special_requests] as Fact] : []),
  ];
};

export const VOUCHER_PAGE: Voucher["VOUCHER_PAGE"] = {
  title: (reference) => `Ваучер ${reference}`,
  reference: "Номер брони",
  dayByDay: "По дням",
  day: (number, text) => `День ${number}: ${text}`,
  included: "Включено",
  ifCancelled: "Если вы отмените бронь",
  terms: (version) => `Условия отмены, версия ${version}.`,
  show: (hasCode) => `По приезде покажите ${hasCode ? "этот код" : "этот ваучер"} или номер брони.`,
};
