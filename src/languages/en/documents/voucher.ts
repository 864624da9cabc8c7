import { tripMoney } from "../../../domain/booking/booking-money.ts";
import type { BookingView } from "../../../domain/booking/booking-view.ts";
import { momentText } from "../mails/sentences.ts";
import { meetingText } from "../shared/booking.ts";
import { optionFacts, type PriceFact } from "../terms/price.ts";
import { count, day, money } from "../write.ts";
import { voucherLines } from "./document.ts";

function statusOf({ called_off, needs_attention }: BookingView): string {
  if (called_off) return "We cancelled this departure: choose another date or a full refund in your trip";
  return needs_attention ? "Under review by our team" : "Confirmed";
}

function guestsOf({ guests, travelers }: BookingView): string {
  const names = travelers.map(({ name }) => name).filter(Boolean);
  return [count(guests, "guest"), ...(names.length > 0 ? [names.join(", ")] : [])].join(": ");
}

function moneyFacts(booking: BookingView): PriceFact[] {
  const { payment, balance_due_on } = booking;
  const { paid_cents, owed_cents } = tripMoney(booking);
  const paidOn = payment?.paid_at ? `, ${momentText(payment.paid_at)}` : "";
  const due = balance_due_on ? ` by ${day(balance_due_on)}` : "";
  return [
    ["Paid", `${money(paid_cents)}${paidOn}`],
    ...(owed_cents > 0 ? [["Still to pay", `${money(owed_cents)}${due}`] as PriceFact] : []),
    ...(payment ? [["Payment ID", payment.payment_id] as PriceFact] : []),
  ];
}

export function voucherFacts(booking: BookingView, documents: readonly string[]): PriceFact[] {
  const { special_requests } = booking;
  const meeting = meetingText(booking.meeting_point, booking.meeting_time);
  return [
    ["Status", statusOf(booking)],
    ["Name", booking.customer_name],
    ["Guests", guestsOf(booking)],
    ...optionFacts(booking.quote.options),
    ["Departure", day(booking.check_in)],
    ["Ends", day(booking.ends_on)],
    ...(meeting ? [["Meeting point", meeting] as PriceFact] : []),
    ...voucherLines(booking),
    ...moneyFacts(booking),
    ...(documents.length > 0 ? [["Documents", documents.join(", ")] as PriceFact] : []),
    ...(special_requests ? [["Special requests", special_requests] as PriceFact] : []),
  ];
}

export const VOUCHER_PAGE = {
  title: (reference: string) => `Voucher ${reference}`,
  reference: "Booking reference",
  dayByDay: "Day by day",
  day: (number: string, text: string) => `Day ${number}: ${text}`,
  included: "Included",
  ifCancelled: "If you cancel",
  terms: (version: string) => `Cancellation Policy, version ${version}.`,
  show: (hasCode: boolean) => `Show this ${hasCode ? "code" : "voucher"} or the reference when you arrive.`,
};
