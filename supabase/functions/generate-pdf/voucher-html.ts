import { renderSVG } from "uqr";
import type { BookingView } from "../../../src/domain/booking/booking-view.ts";
import { count, day, money } from "../../../src/domain/words.ts";
import { documentsOf } from "../../../src/domain/booking/trip/documents.ts";
import { voucherLines } from "../../../src/domain/booking/trip/voucher-lines.ts";
import { optionFacts } from "../../../src/domain/pricing/options.ts";
import { refundRows } from "../../../src/domain/terms/words.ts";
import { escapeHtml } from "../_shared/text/html.ts";
import { momentText } from "../_shared/text/trip-words.ts";
import { factsHtml, listHtml, pageHtml } from "./page.ts";

// A day's plan is a reminder here, not the guide; so it fits one page also for long trips.
const longestDay = 80;
const mostDays = 12;
const mostWishes = 200;
const longestTitle = 120;
const longestPlace = 160;
const mostIncluded = 16;
const longestIncluded = 50;

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

const daysOf = (itinerary: Record<string, string>): string[] => {
  const days = Object.entries(itinerary).toSorted(([one], [other]) => Number(one) - Number(other));
  const shown = days.slice(0, mostDays).map(([number, text]) => `Day ${number}: ${shortened(text, longestDay)}`);
  return days.length > mostDays ? [...shown, `and ${days.length - mostDays} more days`] : shown;
};

/** What a hotel desk or a guide wants to see, on one A4 page. */
export const voucherHtml = (booking: BookingView, siteUrl: string, sender: string): string => {
  const { payment } = booking;
  const documents = documentsOf(booking).map(({ name }) => name);
  const place = shortened(booking.meeting_point ?? "", longestPlace);
  const meeting = [place, booking.meeting_time && `at ${booking.meeting_time}`].filter(Boolean).join(", ");
  const facts: [string, string][] = [
    ["Status", booking.needs_attention ? "Under review by our team" : "Confirmed"],
    ["Name", booking.customer_name],
    ["Guests", count(booking.guests, "guest")],
    ...optionFacts(booking.quote.options),
    ["Departure", day(booking.check_in)],
    ["Ends", day(booking.ends_on)],
    ...(meeting ? [["Meeting point", meeting] as [string, string]] : []),
    ...voucherLines(booking),
    ["Paid", `${money(payment?.amount_cents ?? 0)}${payment?.paid_at ? `, ${momentText(payment.paid_at)}` : ""}`],
    ["Payment ID", payment?.payment_id ?? ""],
    ...(documents.length > 0 ? [["Documents", documents.join(", ")] as [string, string]] : []),
    ...(booking.special_requests
      ? [["Special requests", shortened(booking.special_requests, mostWishes)] as [string, string]]
      : []),
  ];
  const days = daysOf(booking.itinerary ?? {});
  // The reference and no token: whoever photographs the paper must not get at the booking.
  const qr = renderSVG(`${new URL(siteUrl).origin}/trips/${booking.id}?reference=${booking.reference}`);
  return pageHtml(
    `Voucher ${booking.reference}`,
    `<header><div><p>${escapeHtml(sender)}</p><h1>${escapeHtml(shortened(booking.title, longestTitle))}</h1>` +
      `<p>Booking reference</p><p class="code">${escapeHtml(booking.reference)}</p></div><div class="qr">${qr}</div></header>` +
      factsHtml(facts) +
      (days.length > 0 ? `<h2>Day by day</h2>${listHtml("ul", days)}` : "") +
      (booking.includes?.length
        ? `<h2>Included</h2>${listHtml(
            "ul",
            booking.includes.slice(0, mostIncluded).map((line) => shortened(line, longestIncluded)),
          )}`
        : "") +
      `<h2>If you cancel</h2>${listHtml(
        "ul",
        refundRows({ ...booking.terms }).map(([when, what]) => `${when}: ${what}`),
      )}<p class="small">Cancellation Policy, version ${escapeHtml(booking.terms.version)}.</p>`,
  );
};
