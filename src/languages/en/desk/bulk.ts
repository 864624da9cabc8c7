import { count, grouped } from "../write.ts";

const bookings = (number: number) => count(number, "booking");

export const BULK_TEXTS = {
  label: "Selected bookings",
  selected: (number: number) => `${grouped(number)} selected`,
  all: (number: number) => `Select all ${grouped(number)} found`,
  collecting: (number: number, all: number) => `Selecting ${grouped(number)} of ${grouped(all)}…`,
  notCollected: "Not all could be selected",
  clear: "Clear",
  export: "Export CSV",
  exported: (number: number) => `${bookings(number)} exported`,
  write: "Write to guests",
  tooMany: (most: number) => `A letter goes to at most ${most} bookings at once. Narrow the list by its filters first.`,
  guide: "Assign guide",
  mark: "Mark",
  back: "Cancel",
  close: "Close",
  again: "Try these again",
  progress: (done: number, total: number) => `${done} of ${total} done`,
  failed: (number: number) => `${number} failed`,
};

export const MARK_MANY = {
  title: (number: number) => `Mark ${bookings(number)}`,
  act: (on: boolean): string => (on ? "Mark as needing attention" : "Remove the mark"),
  what: "What to mark",
  nobody: "No email is sent. The reason is stored in each booking's history.",
  reason: "Reason",
  missing: "Please give a reason.",
};

export const GUIDE_MANY = {
  title: (number: number) => `Assign a guide to ${count(number, "departure")}`,
  act: "Assign",
  guide: "Guide",
  none: "No guide",
  choose: "Choose a guide",
  missing: "Please choose a guide.",
  applies: (departures: number, number: number) =>
    `${count(departures, "departure")} of ${bookings(number)}; everyone else on these departures has this guide too.`,
  nobody: "No email is sent.",
};
