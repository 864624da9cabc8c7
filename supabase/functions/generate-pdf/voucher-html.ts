import { renderSVG } from "uqr";
import type { BookingView } from "../../../src/domain/booking/booking-view.ts";
import { count, day, money } from "../../../src/languages/en/write.ts";
import { documentsOf } from "../../../src/domain/booking/trip/documents.ts";
import { meetingText } from "../../../src/languages/en/shared/meeting.ts";
import { voucherLines } from "../../../src/languages/en/documents/voucher-lines.ts";
import { tripMoney } from "../../../src/domain/booking/booking-money.ts";
import { optionFacts } from "../../../src/languages/en/shared/price.ts";
import { refundRows } from "../../../src/languages/en/shared/terms.ts";
import { escapeHtml } from "../_shared/text/html.ts";
import { momentText } from "../_shared/text/trip-words.ts";
import type { Seller } from "../_shared/shop.ts";
import { factsHtml, listHtml, printPageHtml, sellerHtml } from "./page.ts";

type Fact = [label: string, value: string];

const daysOf = (itinerary: Record<string, string>): string[] =>
  Object.entries(itinerary)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([number, text]) => `Day ${number}: ${text}`);

const guestsOf = ({ guests, travelers }: BookingView): string => {
  const names = travelers.map(({ name }) => name).filter(Boolean);
  return [count(guests, "guest"), ...(names.length > 0 ? [names.join(", ")] : [])].join(": ");
};

function moneyFacts(booking: BookingView): Fact[] {
  const { payment, balance_due_on } = booking;
  const { paid_cents, owed_cents } = tripMoney(booking);
  const paidOn = payment?.paid_at ? `, ${momentText(payment.paid_at)}` : "";
  const due = balance_due_on ? ` by ${day(balance_due_on)}` : "";
  return [
    ["Paid", `${money(paid_cents)}${paidOn}`],
    ...(owed_cents > 0 ? [["Still to pay", `${money(owed_cents)}${due}`] as Fact] : []),
    ...(payment ? [["Payment ID", payment.payment_id] as Fact] : []),
  ];
}

const statusOf = ({ called_off, needs_attention }: BookingView): string => {
  if (called_off) return "We cancelled this departure: choose another date or a full refund in your trip";
  return needs_attention ? "Under review by our team" : "Confirmed";
};

export const voucherHtml = (booking: BookingView, siteUrl: string, shop: Seller): string => {
  const documents = documentsOf(booking).map(({ name }) => name);
  const { special_requests, includes } = booking;
  const meeting = meetingText(booking.meeting_point, booking.meeting_time);
  const facts: Fact[] = [
    ["Status", statusOf(booking)],
    ["Name", booking.customer_name],
    ["Guests", guestsOf(booking)],
    ...optionFacts(booking.quote.options),
    ["Departure", day(booking.check_in)],
    ["Ends", day(booking.ends_on)],
    ...(meeting ? [["Meeting point", meeting] as Fact] : []),
    ...voucherLines(booking),
    ...moneyFacts(booking),
    ...(documents.length > 0 ? [["Documents", documents.join(", ")] as Fact] : []),
    ...(special_requests ? [["Special requests", special_requests] as Fact] : []),
  ];
  const days = daysOf(booking.itinerary ?? {});
  const letters = [...days, ...(includes ?? []), special_requests ?? ""].join("").length;
  const { host } = new URL(siteUrl);
  // The code admits the guests once and does not open the booking.
  const qr = booking.voucher ? renderSVG(booking.voucher, { ecc: "M" }) : "";
  return printPageHtml(
    `Voucher ${booking.reference}`,
    `<header><div><p>${escapeHtml(shop.name)}</p><h1>${escapeHtml(booking.title)}</h1>` +
      `<p>Booking reference</p><p class="code">${escapeHtml(booking.reference)}</p></div>${qr && `<div class="qr">${qr}</div>`}</header>` +
      factsHtml(facts) +
      (days.length > 0 ? `<h2>Day by day</h2>${listHtml(days)}` : "") +
      (includes?.length ? `<h2>Included</h2>${listHtml(includes, true)}` : "") +
      `<h2>If you cancel</h2>${listHtml(refundRows({ ...booking.terms }).map(([when, what]) => `${when}: ${what}`))}` +
      `<p class="small">Cancellation Policy, version ${escapeHtml(booking.terms.version)}.</p>` +
      sellerHtml(shop),
    letters,
    `${shop.name} · ${host} · Show this ${booking.voucher ? "code" : "voucher"} or the reference when you arrive.`,
  );
};
