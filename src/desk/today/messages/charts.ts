import type { QuestionPeriod } from "../../../domain/desk/today/question-period.ts";
import { count, grouped, money } from "../../../domain/words.ts";

export const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${Math.round((part / whole) * 100)}%`;

const PERIODS: Record<QuestionPeriod, string> = {
  "": "Last 12 months",
  ahead: "This month and 5 ahead",
  year: "This year",
  before: "Last year",
  custom: "Custom range",
};

/** What is asked on the page of charts, and how it is answered. */
export const QUESTIONS = {
  lead: "Each chart answers one question for the days you choose; its numbers stand below it and can be downloaded.",
  period: "Period",
  periods: PERIODS,
  to: "To, that day included",
  of: (from: string, to: string) => `${from} to ${to}`,
  csv: "Download CSV",
  numbers: "Numbers",
  none: "Nothing to tell of this period.",
  drawn: (question: string) => `Chart: ${question} The numbers follow as a table.`,

  occupancy: {
    question: "How full are the departures?",
    answer: (guests: number, places: number, departures: number) =>
      `${percent(guests, places)} full: ${grouped(guests)} of ${count(places, "seat")} sold on ${count(departures, "departure")}.`,
    note: "Confirmed bookings on published departures, by the month they leave in. Called-off days and trips on request do not count.",
    months: "By month",
    trips: "By trip",
    monthHead: ["Month", "Full", "Seats sold", "Seats", "Departures"],
    tripHead: ["Trip", "Full", "Seats sold", "Seats", "Departures"],
    csvHead: ["Month", "Trip", "Departures", "Seats", "Seats sold", "Percent full"],
  },
  early: {
    question: "How early do people book?",
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
    note: "By the month of booking: of what was confirmed, how much has been cancelled or refunded since.",
    head: ["Booked in", "Cancelled", "Of bookings", "Rate"],
    whoHead: ["Who and why", "Cancellations", "Share"],
    who: { departure: "We called the departure off", desk: "The desk", traveler: "The traveler" },
    why: (who: string, reason: string | null) => (reason === null ? who : `${who}: ${reason}`),
  },
  sources: {
    question: "Where do bookings come from?",
    answer: (web: number, bookings: number) =>
      `${percent(web, bookings)} of ${count(bookings, "booking")} on the website.`,
    note: "Bookings made in this period that were confirmed. Custom trip requests and messages are no bookings yet.",
    head: ["From", "Count", "Share", "Guests"],
    of: {
      web: "Website",
      manual: "The desk",
      waiting_list: "Waiting list",
      trip_request: "Custom trip requests",
      contact_message: "Messages",
    },
    brief: { web: "Web", manual: "Desk", waiting_list: "Waiting", trip_request: "Wishes", contact_message: "Messages" },
    itemHead: ["Trip", "Bookings", "Guests", "Website", "Desk", "Waiting list"],
    items: "For which trips",
  },
  places: {
    question: "Where do people go?",
    answer: (name: string, bookings: number) => `Most to ${name}: ${count(bookings, "booking")}.`,
    note: "Confirmed bookings made in this period; a package counts at every destination it visits.",
    head: ["Destination", "Bookings", "Guests"],
  },
  money: {
    question: "How much money comes in?",
    answer: (received: number, returned: number, earned: number) =>
      `${money(received)} came in, ${money(returned)} went back; ${money(earned)} was earned.`,
    note: "From the ledger. A gift card's money comes in when the card is sold; what cards pay stands beside. Earned is what was sold, less what was given back of it.",
    head: ["Month", "Came in", "Went back", "Earned", "Paid by gift card"],
  },
};
