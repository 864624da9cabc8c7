import type { DayNames } from "../../../domain/desk/departures/parse-day.ts";
import type { CalendarRow } from "../../../domain/desk/departures/calendar/calendar-schema.ts";
import type { ActOutlook, DepartureAct, SkipCode } from "../../../domain/desk/departures/calendar/departure-acts.ts";
import { count, day, grouped, money, month } from "../write.ts";
import { statusWords } from "./names.ts";

const WEEKDAYS: readonly string[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const DESK_CALENDAR = {
  views: { month: "Month", week: "Week", list: "List" },
  view: "View",
  before: { month: "Previous month", week: "Previous week" },
  after: { month: "Next month", week: "Next week" },
  now: "Today",
  period: (view: "month" | "week", from: string, to: string) =>
    view === "month" ? month(from.slice(0, 7)) : `${day(from)} – ${day(to)}`,
  weekdays: WEEKDAYS,
  weekdaysShort: WEEKDAYS.map((name) => name.slice(0, 3)),
  label: (period: string) => `Departures, ${period}`,
  keys: "Arrow keys move by day, Enter opens a day, Space selects a departure, Escape goes back.",
  marks: "▼ below minimum · double edge: guaranteed · yellow edge: closed",
  none: {
    month: { title: "No departures this month", text: "Choose another month, or press New departure." },
    week: { title: "No departures this week", text: "Choose another week, or press New departure." },
    list: { title: "No departures from this day on", text: "Choose an earlier day, or press New departure." },
  },
  ofDay: (date: string, departures: number, taken: number, places: number) =>
    departures === 0
      ? `${day(date)}: no departures`
      : `${day(date)}: ${count(departures, "departure")}, ${grouped(taken)} of ${count(places, "seat")} taken`,
  inAll: (departures: number, taken: number, places: number) =>
    `${count(departures, "departure")}, ${grouped(taken)} of ${count(places, "seat")} taken`,
  over: (departures: number) => `Earlier days: ${count(departures, "departure")}`,
  onlySeen: "You're offline, so only departures already on this device are shown. Other days may have more.",
  filters: {
    trip: "Trip",
    guide: "Guide",
    state: "State",
    show: "Show",
    allGuides: "All guides",
    shows: { "": "All", below: "Below minimum", unguided: "Without a guide", waiting: "With a waiting list" },
    states: { "": "Offered or booked", all: "All" },
  },
};

export const ENTRY = {
  fill: ({ taken, max_guests }: CalendarRow) => `${taken}/${max_guests}`,
  spokenFill: ({ taken, max_guests }: CalendarRow) => `${taken} of ${count(max_guests, "seat")} taken`,
  below: ({ min_guests, taken }: CalendarRow) => `${(min_guests ?? 0) - taken} below minimum`,
  reached: "minimum reached",
  noGuide: "No guide",
  closed: "closed",
  waiting: (people: number) => `${people} waiting`,
  closes: (lastDay: string, today: string) =>
    lastDay < today ? "closed for booking" : `can be booked until ${day(lastDay)}`,
  price: (cents: number) => `own price ${money(cents)}`,
  state: (row: CalendarRow) => statusWords(row.private && row.state !== "cancelled" ? "private" : row.state),
  tick: (row: CalendarRow) => `Select ${row.title}, ${day(row.start_date)}`,
  all: (departures: number) => `Select all ${departures}`,
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

export const DEPARTURE_PAGE = {
  label: "This departure",
  write: "Write to guests",
  trip: "All departures of this trip",
  noGuide: "No guide",
  waiting: "Waiting list",
  lastDay: "Last day to book",
  unknown: "The latest state could not be loaded, so nothing can be changed right now.",
};

const ACT_WORDS: Record<DepartureAct["act"], { act: string; doing: string; done: string }> = {
  closed: { act: "Close", doing: "Closing", done: "closed" },
  open: { act: "Open", doing: "Opening", done: "open" },
  guaranteed: { act: "Guarantee", doing: "Guaranteeing", done: "guaranteed" },
  assign: { act: "Assign guide", doing: "Assigning", done: "assigned" },
  cancel: { act: "Cancel departures", doing: "Cancelling", done: "cancelled" },
};

const LEFT: Record<SkipCode, string> = {
  already: "no change needed",
  cancelled: "cancelled",
  over: "over",
  on_request: "private: not offered to others",
};

const departures = (number: number) => count(number, "departure");

export const DEPARTURE_BULK = {
  label: "Actions for the selected departures",
  ticked: (number: number) => `${departures(number)} selected`,
  clear: "Clear selection",
  acts: ACT_WORDS,
  write: "Write to guests",
  title: ({ act }: DepartureAct, number: number) => `${ACT_WORDS[act].act}: ${departures(number)}`,
  does: ({ act }: DepartureAct, number: number) =>
    number === 0 ? "Nothing to change." : `${departures(number)} will be ${ACT_WORDS[act].done}.`,
  mails: ({ act }: DepartureAct, { mailed, held, waiting }: ActOutlook) => {
    const offered =
      waiting === 0
        ? ""
        : ` ${count(waiting, "group is", "groups are")} waiting: free seats are offered to them by email.`;
    if (act !== "cancel") return waiting === 0 ? "No email is sent." : offered.trim();
    const booked =
      mailed === 0
        ? "No bookings: no email to guests."
        : `${count(mailed, "booking")}, each gets an email: ${held} only held, released; ${mailed - held} confirmed, offered another day or a full refund.`;
    const waitingNote =
      waiting === 0 ? "" : ` ${count(waiting, "group is", "groups are")} waiting and will be emailed.`;
    return `${booked}${waitingNote} Cancelled departures can't be reopened.`;
  },
  leaves: (number: number) => `${count(number, "departure is", "departures are")} unchanged:`,
  one: ({ title, start_date }: CalendarRow) => `${title}, ${day(start_date)}`,
  left: ({ title, start_date }: CalendarRow, code: SkipCode) => `${title}, ${day(start_date)}: ${LEFT[code]}`,
  stop: "Back",
  go: ({ act }: DepartureAct, number: number) => `${ACT_WORDS[act].act} (${number})`,
  again: (number: number) => `Try again for ${departures(number)}`,
  done: ({ act }: DepartureAct, number: number) => `${departures(number)} ${ACT_WORDS[act].done}`,
  failed: (number: number) => `${departures(number)} could not be changed:`,
  noGuests: "The selected departures have no bookings.",
};

export const DAY_NAMES: DayNames = {
  months: "jan feb mar apr may jun jul aug sep oct nov dec",
  between: " ",
  today: "today",
  tomorrow: "tomorrow",
  yesterday: "yesterday",
};
