import type { Today } from "../../../domain/desk/today/today-schema.ts";
import { count, day, grouped, money } from "../../../domain/words.ts";
import { CLAIM } from "../../people/messages/guides.ts";

export const TODAY = {
  lead: (today: string) => day(today),
  none: "Nothing needs attention.",
  noneText: "No hold, balance, request or mail needs a hand now.",
  more: (all: number) => `All ${grouped(all)}`,
  waits: "Needs attention",
};

export const DEPARTING = {
  title: "Departures today and tomorrow",
  none: "No departures today or tomorrow.",
  columns: { departure: "Departure", guests: "Guests", arrived: "Who is in", guide: "Guide" },
  today: "Today",
  tomorrow: "Tomorrow",
  noGuide: "No guide yet",
  assign: (title: string) => `No guide yet: choose one for ${title}`,
  people: (title: string, date: string) => `People on ${title}, ${day(date)}`,
  guests: (guests: number, bookings: number, held: number) =>
    `${grouped(guests)} in ${count(bookings, "booking")}${held > 0 ? `, ${held} only held` : ""}`,
  arrived: (arrived: number, expected: number) => `${arrived} of ${expected} in`,
  absent: (absent: number) => `${absent} did not come`,
  notYet: "no word yet",
  heard: (age: string) => `heard ${age}`,
};

export const FIGURES = {
  title: "Performance",
  day: "Today so far",
  dayBefore: (value: string) => `${value} same time last week`,
  week: "Last 7 days",
  weekBefore: (value: string) => `${value} in the 7 days before`,
  names: {
    bookings: "Bookings",
    guests: "Guests",
    revenue_cents: "Revenue that came in",
    cancellations: "Cancellations",
  },
  note: "Bookings, guests and cancellations of what was confirmed; revenue as it came in, gift cards when they were sold.",
  change: (now: number, before: number) => {
    if (before === 0 || now === before) return "";
    const percent = Math.round((now / before - 1) * 100);
    return percent > 999 ? " (more than tenfold)" : ` (${percent < 0 ? "−" : "+"}${Math.abs(percent)}%)`;
  },
};

type Row<Name extends keyof Today> = Today[Name] extends { rows: (infer One)[] } ? One : never;

const party = ({ name, guests }: { name: string; guests: number }) => `${name}, ${count(guests, "guest")}`;
const trip = ({ title, check_in }: { title: string; check_in: string }) => `${title}, ${day(check_in)}`;

/** Each list of the morning: what it is called, and what one line of it says. */
export const WAITS = {
  attention: "Needs attention",
  claims: "Cash told by guides, to accept or reject",
  refunds: "Refunds that failed",
  mails: "Mails that failed",
  holds: "Holds that end soon",
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
  attention: (why: string | null) => why ?? "Needs attention",
  claim: ({ amount_cents, guide_name, doubt }: Row<"claims">) =>
    `${money(amount_cents)} by ${guide_name}, ${CLAIM.waits(doubt)}`,
  refund: ({ left_cents, why }: Row<"refunds">) => `${money(left_cents)} did not go back${why ? `: ${why}` : ""}`,
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
  noSubject: "A trip of their own",
};

export const POCKET = {
  title: "Without a network",
  ready: (when: string) =>
    `Ready without a network: this page, the departures and people of the next 14 days and their bookings, as of ${when}.`,
  partly: (when: string) =>
    `The departures and people of the next 14 days are on this device as of ${when}. The desk's own pages are still downloading for offline use.`,
  none: "Nothing is on this device yet for when there is no network.",
  working: "Getting ready for when there is no network",
};
