import type { ActOutlook, DepartureAct, LeftCode } from "../../../domain/desk/departures/calendar/departure-acts.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import { count, day, grouped, money, month } from "../../../domain/words.ts";
import { statusWords } from "../../shared/messages/desk-names.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export const DESK_CALENDAR = {
  lead: "All that is offered, booked or not. Select several to edit together.",
  views: { month: "Month", week: "Week", list: "List" },
  view: "View",
  before: { month: "Month before", week: "Week before" },
  after: { month: "Month after", week: "Week after" },
  now: "Today",
  period: (view: "month" | "week", from: string, to: string) =>
    view === "month" ? month(from.slice(0, 7)) : `${day(from)} – ${day(to)}`,
  weekdays: WEEKDAYS,
  label: (period: string) => `Departures, ${period}`,
  keys: "Arrow keys move by days, Enter goes into a day, Space ticks a departure, Escape leads back.",
  marks: "▼ below its minimum · ? without a guide · at the edge: double is guaranteed, yellow is closed",
  none: { title: "No departures", text: "Nothing departs in this time that fits the filters." },
  ofDay: (date: string, departures: number, taken: number, places: number) =>
    departures === 0
      ? `${day(date)}: no departures`
      : `${day(date)}: ${count(departures, "departure")}, ${grouped(taken)} of ${count(places, "place")} taken`,
  inAll: (departures: number, taken: number, places: number) =>
    `${count(departures, "departure")}, ${grouped(taken)} of ${count(places, "place")} taken`,
  over: (departures: number) => `Earlier days: ${count(departures, "departure")}`,
  onlySeen: "Without a network only what this device has seen is here: other days may have departures too.",
  filters: {
    trip: "Trip",
    guide: "Guide",
    state: "State",
    show: "Show",
    allGuides: "All guides",
    shows: { "": "All", below: "Below minimum", unguided: "Without a guide", waiting: "With a waiting list" },
    states: { "": "On offer or booked", all: "Every state" },
  },
};

export const ENTRY = {
  fill: ({ taken, max_guests }: CalendarRow) => `${taken}/${max_guests}`,
  spokenFill: ({ taken, max_guests }: CalendarRow) => `${taken} of ${count(max_guests, "place")} taken`,
  below: ({ min_guests, taken }: CalendarRow) => `${(min_guests ?? 0) - taken} below minimum`,
  reached: "minimum reached",
  noGuide: "no guide",
  closed: "closed",
  waiting: (people: number) => `${people} waiting`,
  closes: (lastDay: string, today: string) =>
    lastDay < today ? "closed for booking" : `can be booked until ${day(lastDay)}`,
  price: (cents: number) => `its own price ${money(cents)}`,
  state: (row: CalendarRow) => statusWords(row.private && row.state !== "cancelled" ? "private" : row.state),
  tick: (row: CalendarRow) => `Tick ${row.title}, ${day(row.start_date)}`,
  all: (departures: number) => `Tick all ${departures}`,
};

export const DESK_LIST = {
  label: "Departures",
  short: ({ min_guests, taken }: CalendarRow) => `${(min_guests ?? 0) - taken} short`,
  reached: "Reached",
  columns: {
    day: "Day",
    title: "Trip",
    fill: "Taken",
    minimum: "Minimum",
    state: "State",
    guide: "Guide",
    closes: "Book until",
    waiting: "Waiting",
    price: "Own price",
  },
};

export const PEEK = {
  people: "People and check-in",
  trip: "All departures of this trip",
  loading: "Its newest state is being fetched.",
  unknown: "Its newest state could not be fetched, so nothing can be changed here now.",
  waiting: "Waiting list",
  lastDay: "Last day to book",
  close: "Close this",
  over: "It is over or no longer there: nothing can be changed.",
};

const ACT_WORDS: Record<DepartureAct["act"], { act: string; doing: string; done: string }> = {
  closed: { act: "Close", doing: "Closing", done: "closed" },
  open: { act: "Open", doing: "Opening", done: "open" },
  guaranteed: { act: "Guarantee", doing: "Guaranteeing", done: "guaranteed" },
  assign: { act: "Assign guide", doing: "Assigning", done: "assigned" },
  cancel: { act: "Cancel departures", doing: "Cancelling", done: "cancelled" },
};

const LEFT: Record<LeftCode, string> = {
  already: "already so",
  cancelled: "cancelled",
  over: "over",
  on_request: "on request: offered to nobody else",
};

const departures = (number: number) => count(number, "departure");

export const DEPARTURE_BULK = {
  label: "What to do with those ticked",
  ticked: (number: number) => `${departures(number)} ticked`,
  clear: "Untick all",
  acts: ACT_WORDS,
  write: "Write to guests",
  guide: "Guide",
  nobody: "Nobody",
  title: ({ act }: DepartureAct, number: number) => `${ACT_WORDS[act].act}: ${departures(number)}`,
  does: ({ act }: DepartureAct, number: number) =>
    number === 0 ? "Nothing to change." : `${departures(number)} will be ${ACT_WORDS[act].done}.`,
  mails: ({ act }: DepartureAct, { mailed, held, waiting }: ActOutlook) => {
    const offered =
      waiting === 0
        ? ""
        : ` ${count(waiting, "person waits", "people wait")}: what is free is offered to them by email.`;
    if (act !== "cancel") return waiting === 0 ? "No email goes out." : offered.trim();
    const booked =
      mailed === 0
        ? "Nobody has booked them: no email to guests."
        : `${count(mailed, "booking")} and as many emails: ${held} only held, released; ${mailed - held} confirmed, offered another day or all of the money.`;
    const told = waiting === 0 ? "" : ` ${count(waiting, "person waits", "people wait")} and will be told.`;
    return `${booked}${told} The days cannot be opened again.`;
  },
  leaves: (number: number) => `${count(number, "departure is", "departures are")} unchanged:`,
  one: ({ title, start_date }: CalendarRow) => `${title}, ${day(start_date)}`,
  left: ({ title, start_date }: CalendarRow, code: LeftCode) => `${title}, ${day(start_date)}: ${LEFT[code]}`,
  stop: "Back",
  go: ({ act }: DepartureAct, number: number) => `${ACT_WORDS[act].act} (${number})`,
  again: (number: number) => `Try again for ${departures(number)}`,
  done: ({ act }: DepartureAct, number: number) => `${departures(number)} ${ACT_WORDS[act].done}`,
  failed: (number: number) => `${departures(number)} could not be changed:`,
  noGuests: "Nobody has booked the departures that are ticked.",
};
