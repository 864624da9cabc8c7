import type { QuestionPeriod } from "../../../domain/desk/today/question-period.ts";
import { count, grouped, money, month } from "../write.ts";

export const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`;

const PERIODS: Record<QuestionPeriod, string> = {
  "": "Last 12 months",
  ahead: "This month and 5 ahead",
  year: "This year",
  before: "Last year",
  custom: "Custom range",
};

/** A column of a chart has little room, so only a January names its year. */
export function monthLabel(yearAndMonth: string): string {
  const [name = "", year = ""] = month(yearAndMonth).split(" ");
  return yearAndMonth.endsWith("-01") ? `${name} ’${year.slice(2)}` : name;
}

export const QUESTIONS = {
  lead: "Each chart answers one question for the period you choose. Its numbers are below it and can be downloaded.",
  period: "Period",
  periods: PERIODS,
  to: "To, that day included",
  of: (from: string, to: string) => `${from} to ${to}`,
  csv: "Download CSV",
  numbers: "Numbers",
  none: "No data for this period.",
  drawn: (question: string) => `Chart: ${question} The numbers follow as a table.`,

  occupancy: {
    question: "How full are the departures?",
    answer: (guests: number, places: number, departures: number) =>
      `${percent(guests, places)} full: ${grouped(guests)} of ${count(places, "seat")} sold on ${count(departures, "departure")}.`,
    note: "Confirmed bookings on published departures, by the month they leave in. Cancelled departures and trips on request do not count.",
    months: "By month",
    trips: "By trip",
    monthHead: ["Month", "Full", "Seats sold", "Seats", "Departures"],
    tripHead: ["Trip", "Full", "Seats sold", "Seats", "Departures"],
    csvHead: ["Month", "Trip", "Departures", "Seats", "Seats sold", "Percent full"],
  },
  early: {
    question: "How early do travelers book?",
    answer: (days: number) => `Half of all bookings are made ${count(days, "day")} or less before departure.`,
    note: "Bookings made in this period that were confirmed, by the days between booking and departure.",
    head: ["Days before", "Bookings", "Share", "Guests"],
    step: (from: number, to: number | null) => (to === null ? `${from} or more` : `${from} to ${to}`),
    brief: (from: number, to: number | null) => (to === null ? `${from}+` : `${from}–${to}`),
  },
  cancelled: {
    question: "How much is cancelled, and by whom?",
    answer: (cancelled: number, bookings: number) =>
      `${percent(cancelled, bookings)}: ${grouped(cancelled)} of ${count(bookings, "confirmed booking")}.`,
    note: "By month of booking: how many confirmed bookings have since been cancelled or refunded.",
    head: ["Booked in", "Cancelled", "Of bookings", "Rate"],
    whoHead: ["Who and why", "Cancellations", "Share"],
    who: { departure: "We cancelled the departure", desk: "The desk", traveler: "The traveler" },
    why: (who: string, reason: string | null) => (reason === null ? who : `${who}: ${reason}`),
  },
  sources: {
    question: "Where do bookings come from?",
    answer: (web: number, bookings: number) =>
      `${percent(web, bookings)} of ${count(bookings, "booking")} on the website.`,
    note: "Bookings made in this period that were confirmed. Custom trip requests and messages are not bookings yet.",
    head: ["From", "Count", "Share", "Guests"],
    of: {
      web: "Website",
      manual: "The desk",
      waiting_list: "Waiting list",
      trip_request: "Custom trip requests",
      contact_message: "Messages",
    },
    brief: {
      web: "Web",
      manual: "Desk",
      waiting_list: "Waiting",
      trip_request: "Wishes",
      contact_message: "Messages",
    },
    itemHead: ["Trip", "Bookings", "Guests", "Website", "Desk", "Waiting list"],
    items: "By trip",
  },
  places: {
    question: "Where do travelers go?",
    answer: (name: string, bookings: number) => `Most to ${name}: ${count(bookings, "booking")}.`,
    note: "Confirmed bookings made in this period; a package counts at every destination it visits.",
    head: ["Destination", "Bookings", "Guests"],
  },
  money: {
    question: "How much money comes in?",
    answer: (received: number, returned: number, earned: number) =>
      `${money(received)} received, ${money(returned)} refunded, ${money(earned)} earned.`,
    note: "From the ledger. Gift card money counts when the card is sold; what cards pay is shown beside it. Earned is sales minus refunds.",
    head: ["Month", "Received", "Refunded", "Earned", "Paid by gift card"],
    legend: ["Received", "Earned"],
    brief: (cents: number) => {
      const dollars = Math.round(cents / 100);
      if (dollars >= 1_000_000) return `$${(dollars / 1_000_000).toFixed(1)}m`;
      return dollars >= 1_000 ? `$${Math.round(dollars / 1_000)}k` : `$${dollars}`;
    },
  },
};
