import { attentionText } from "../../../domain/desk/bookings/attention.ts";
import type { Today } from "../../../domain/desk/today/today-schema.ts";
import { count, day, grouped, money } from "#words/write.ts";
import { CLAIM } from "../../people/messages/guides.ts";

export const TODAY = {
  lead: (today: string) => day(today),
  none: "Nothing needs your attention.",
  noneText: "All holds, balances, requests and emails are taken care of.",
  more: (all: number) => `All ${grouped(all)}`,
  waits: "Needs attention",
};

export const DEPARTING = {
  title: "Departures today and tomorrow",
  none: "No departures today or tomorrow",
  columns: { departure: "Departure", guests: "Guests", arrived: "Checked in", guide: "Guide" },
  today: "Today",
  tomorrow: "Tomorrow",
  noGuide: "No guide yet",
  assign: (title: string) => `No guide yet: choose one for ${title}`,
  people: (title: string, date: string) => `Guests on ${title}, ${day(date)}`,
  guests: (guests: number, bookings: number, held: number) =>
    `${grouped(guests)} in ${count(bookings, "booking")}${held > 0 ? `, ${held} only held` : ""}`,
  arrived: (arrived: number, expected: number) => `${arrived} of ${expected} in`,
  absent: (absent: number) => `${absent} did not come`,
  notYet: "no check-ins yet",
  lastOnline: (age: string) => `online ${age}`,
};

export const FIGURES = {
  title: "Performance",
  day: "Today so far",
  dayBefore: (value: string) => `vs ${value} same time last week`,
  week: "Last 7 days",
  weekBefore: (value: string) => `vs ${value} in the 7 days before`,
  names: {
    bookings: "Bookings",
    guests: "Guests",
    revenue_cents: "Revenue received",
    cancellations: "Cancellations",
  },
  note: "Bookings, guests and cancellations count confirmed bookings; revenue counts when received, gift cards when sold.",
  change: (now: number, before: number) => {
    if (before === 0 || now === before) return "";
    const percent = Math.round((now / before - 1) * 100);
    return percent > 999 ? " (more than tenfold)" : ` (${percent < 0 ? "−" : "+"}${Math.abs(percent)}%)`;
  },
};

type Row<Name extends keyof Today> = Today[Name] extends { rows: (infer One)[] } ? One : never;

const party = ({ name, guests }: { name: string; guests: number }) => `${name}, ${count(guests, "guest")}`;
const trip = ({ title, check_in }: { title: string; check_in: string }) => `${title}, ${day(check_in)}`;

export const WAITS = {
  attention: "Flagged bookings",
  claims: "Cash reported by guides, to accept or reject",
  refunds: "Refunds that failed",
  mails: "Mails that failed",
  holds: "Holds ending soon",
  balances: "Balances due",
  unguided: "Without a guide, next 7 days",
  below: "Below minimum, closing soon",
  requests: "New requests",
  reviews: "New reviews",
};

export const LINE = {
  booking: (row: { name: string; guests: number; title: string; check_in: string }) => ({
    who: party(row),
    what: trip(row),
  }),
  attention: (why: string | null) => attentionText(why ?? "Needs attention"),
  claim: ({ amount_cents, guide_name, doubt }: Row<"claims">) =>
    `${money(amount_cents)} by ${guide_name}, ${CLAIM.waits(doubt)}`,
  refund: ({ left_cents, why }: Row<"refunds">) => `${money(left_cents)} was not refunded${why ? `: ${why}` : ""}`,
  hold: (clock: string, { total_cents }: Row<"holds">) => `until ${clock}, ${money(total_cents)}`,
  balance: ({ owed_cents, due_on }: Row<"balances">, today: string) =>
    due_on < today
      ? `${money(owed_cents)} overdue since ${day(due_on)}`
      : `${money(owed_cents)} due ${due_on === today ? "today" : day(due_on)}`,
  below: ({ taken, min_guests }: Row<"below">) => `${taken} of at least ${min_guests ?? 0}`,
  closes: (lastDay: string, today: string) =>
    lastDay < today ? "closed" : lastDay === today ? "closes tonight" : `can be booked until ${day(lastDay)}`,
  unguided: ({ taken }: Row<"unguided">) => count(taken, "guest"),
  stars: ({ rating }: Row<"reviews">) => `${rating} of 5 stars`,
  again: (kind: string, address: string) => `Send again: ${kind}, ${address}`,
  toUs: "to us",
  noSubject: "Custom trip",
};

export const OFFLINE = {
  title: "Offline use",
  ready: (when: string) =>
    `Ready for offline use: this page, the departures and guests of the next 14 days and their bookings, as of ${when}.`,
  partly: (when: string) =>
    `The departures and guests of the next 14 days are on this device as of ${when}. Still downloading the desk's pages for offline use.`,
  none: "Nothing is ready for offline use on this device yet.",
  working: "Getting ready for offline use",
};
