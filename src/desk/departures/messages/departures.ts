import type { DepartureRow } from "../../../domain/desk/departures/departure-schema.ts";
import { count, day, money } from "../../../domain/words.ts";

export const ITEM_DEPARTURES = {
  label: "Departures",
  columns: {
    day: "Day",
    places: "Places",
    price: "Price",
    minimum: "Minimum",
    closes: "Closes",
    state: "State",
    guide: "Guide",
    note: "Note",
    actions: "Change",
  },
  none: {
    tour: { title: "No departures", text: "Travelers ask for any day from 3 days ahead. Add a day to offer it." },
    package: {
      title: "No departures of its own",
      text: "It is offered on the days of its tours. Once it has a departure of its own, only its own are.",
    },
  },
  people: (date: string) => `People on ${day(date)}`,
  edit: { tour: "Edit tour", package: "Edit package" },
  until: (date: string) => `until ${day(date)}`,
  taken: (taken: number, places: number) => `${taken} of ${places}`,
  waiting: (people: number) => `${people} waiting`,
  usual: "usual",
  closes: (days: number) => (days === 0 ? "The day before" : `${count(days, "day")} ahead`),
  needs: (more: number) => `${more} more needed`,
  gone: "No longer active",
};

export const DEPARTURE_FORM = {
  add: "Add departure",
  addAct: "Add",
  edit: (date: string) => `Change ${day(date)}`,
  editAct: "Save",
  back: "Back",
  day: "Day",
  end: "Last day (empty: the usual length)",
  price: (usual: number) => `Price per person in USD (empty: ${money(usual)})`,
  places: (usual: number) => `Places (empty: ${usual})`,
  minimum: "Minimum guests (optional)",
  closes: "Closes so many days ahead (0: the day before)",
  guide: "Guide",
  noGuide: "None yet",
  note: "Note for guests",
  guideNote: "Note for the guide (optional)",
  guideNoteHint: "On the guide's phone with the list of people. No traveler sees it.",
  meets: (usual: string) => `Meeting point (empty: ${usual || "none"})`,
  at: (usual: string) => `Meeting time (empty: ${usual || "none"})`,
  pin: "Meeting point on the map: latitude, longitude (empty: no pin)",
  tells: (bookings: number) =>
    bookings === 0
      ? "No confirmed bookings yet: nobody is told of the other meeting."
      : `Saving tells the guests of ${count(bookings, "confirmed booking")} that the meeting changed: by email, and on their trip until they say that they have seen it.`,
  notOffered: (name: string) => `${name} (no longer active)`,
  sold: (taken: number) => `${count(taken, "place is", "places are")} sold already.`,
  changed: "Another admin changed this departure meanwhile. What you typed is still here; saving again replaces this:",
  now: (label: string, value: string) => `${label}: now ${value || "empty"}`,
  state: "State",
};

export const DEPARTURE_DONE = {
  added: "Departure added",
  saved: "Departure saved",
  notSaved: "Not saved",
  open: "Open: it can be booked",
  closed: "Closed to new bookings",
  guaranteed: "Guaranteed: it runs however many come",
};

export const DEPARTURE_ACTS = {
  edit: "Edit",
  close: "Close",
  reopen: "Open",
  guarantee: "Guarantee",
  release: "Take guarantee back",
  repeat: "Repeat",
  cancel: "Cancel",
};

export const REPEAT = {
  title: (date: string) => `Repeat ${day(date)} every week`,
  until: "Until",
  tooSoon: "Please choose a day at least a week after this departure.",
  makes: (days: number) => `Makes ${count(days, "departure")} with the same price, places and guide.`,
  there: (days: number) => `${count(days, "day departs already and stays", "days depart already and stay")} as before.`,
  act: (days: number) => `Make ${count(days, "departure")}`,
  done: (days: number) => `${count(days, "departure")} made`,
};

const heldWords = (held: number) =>
  held === 0 ? "" : ` ${count(held, "booking only holds", "bookings only hold")} seats: released, and told by email.`;
const confirmedWords = (confirmed: number) =>
  confirmed === 0
    ? ""
    : ` ${count(confirmed, "confirmed booking is", "confirmed bookings are")} offered another day or all of the money by email.`;

export const CANCEL_DEPARTURE = {
  title: (date: string) => `Cancel the departure on ${day(date)}?`,
  text: ({ bookings, held_bookings }: Pick<DepartureRow, "bookings" | "held_bookings">) =>
    bookings === 0
      ? "No bookings yet: no email goes out. The day cannot be opened again, only added anew."
      : `${count(bookings, "booking")} and as many emails.${heldWords(held_bookings)}${confirmedWords(
          bookings - held_bookings,
        )} The day cannot be opened again.`,
  act: "Cancel departure",
  done: "Departure cancelled",
};
