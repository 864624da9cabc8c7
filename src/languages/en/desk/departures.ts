import type { DepartureRow } from "../../../domain/desk/departures/departure-schema.ts";
import { count, day, money } from "../write.ts";

export const ITEM_DEPARTURES = {
  label: "Departures",
  columns: {
    day: "Day",
    places: "Seats",
    price: "Price",
    minimum: "Minimum",
    closes: "Closes",
    state: "State",
    guide: "Guide",
    note: "Note",
    actions: "Change",
  },
  none: {
    tour: {
      title: "No departures",
      text: "Travelers request any day from 3 days ahead. Add a departure to offer a fixed day.",
    },
    package: {
      title: "No departures of its own",
      text: "It is offered on the days of its tours. Once you add a departure here, only its own days are offered.",
    },
  },
  people: (date: string) => `Guests on ${day(date)}`,
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
  places: (usual: number) => `Seats (empty: ${usual})`,
  minimum: "Minimum guests (optional)",
  closes: "Closes days before departure (0: the day before)",
  guide: "Guide",
  noGuide: "None yet",
  note: "Note for guests",
  guideNote: "Note for the guide (optional)",
  guideNoteHint: "Shown on the guide's phone with the guest list. Travelers don't see it.",
  meets: (usual: string) => `Meeting point (empty: ${usual || "none"})`,
  at: (usual: string) => `Meeting time (empty: ${usual || "none"})`,
  pin: "Meeting point on the map: latitude, longitude (empty: no pin)",
  tells: (bookings: number) =>
    bookings === 0
      ? "No confirmed bookings yet, so no email is sent about the new meeting."
      : `Saving sends the new meeting to ${count(bookings, "confirmed booking")}: by email, and on their trip until they confirm they've seen it.`,
  notOffered: (name: string) => `${name} (no longer active)`,
  sold: (taken: number) => `${count(taken, "seat is", "seats are")} already sold.`,
  changed: "Another admin has changed this departure. What you typed is still here; saving again replaces this:",
  now: (label: string, value: string) => `${label}: now ${value || "empty"}`,
  state: "State",
};

export const DEPARTURE_FIELDS: Partial<Record<string, string>> = {
  end_date: "Last day",
  price: "Price",
  places: "Seats",
  min_guests: "Minimum",
  closes_days: "Closes days before departure",
  guide_id: DEPARTURE_FORM.guide,
  note: DEPARTURE_FORM.note,
  guide_note: DEPARTURE_FORM.guideNote,
  meeting_point: "Meeting point",
  meeting_time: "Meeting time",
  meeting_pin: "Meeting point on the map",
  state: DEPARTURE_FORM.state,
};

export const NEW_DEPARTURE = {
  act: "New departure",
  trip: "Tour or package",
  choose: "Choose one",
  back: "Back",
};

export const DEPARTURE_DONE = {
  added: "Departure added",
  saved: "Departure saved",
  notSaved: "Not saved",
  open: "Open: it can be booked",
  closed: "Closed to new bookings",
  guaranteed: "Guaranteed: it runs with any number of guests",
};

export const DEPARTURE_ACTS = {
  edit: "Edit",
  close: "Close",
  reopen: "Open",
  guarantee: "Guarantee",
  release: "Remove guarantee",
  repeat: "Repeat",
  cancel: "Cancel",
};

export const REPEAT_DEPARTURE = {
  title: (date: string) => `Repeat ${day(date)} every week`,
  until: "Until",
  tooSoon: "Please choose a day at least a week after this departure.",
  makes: (days: number) => `Adds ${count(days, "departure")} with the same price, seats and guide.`,
  there: (days: number) =>
    `${count(days, "day already has a departure and stays", "days already have a departure and stay")} as before.`,
  act: (days: number) => `Add ${count(days, "departure")}`,
  done: (days: number) => `${count(days, "departure")} added`,
};

const heldWords = (held: number) =>
  held === 0
    ? ""
    : ` ${count(held, "booking only holds", "bookings only hold")} seats: they are released and get an email.`;
const confirmedWords = (confirmed: number) =>
  confirmed === 0
    ? ""
    : ` ${count(confirmed, "confirmed booking is", "confirmed bookings are")} offered another day or a full refund by email.`;

export const CANCEL_DEPARTURE = {
  title: (date: string) => `Cancel the departure on ${day(date)}?`,
  text: ({ bookings, held_bookings }: Pick<DepartureRow, "bookings" | "held_bookings">) =>
    bookings === 0
      ? "No bookings yet: no email is sent. A cancelled departure can't be reopened; you can add the day again."
      : `${count(bookings, "booking")}, each gets an email.${heldWords(held_bookings)}${confirmedWords(
          bookings - held_bookings,
        )} A cancelled departure can't be reopened.`,
  act: "Cancel departure",
  done: "Departure cancelled",
};
