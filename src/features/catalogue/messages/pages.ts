import type { OfferedDay } from "../../../domain/catalogue/offered.ts";
import { discountTenths } from "../../../domain/pricing/discount.ts";
import { count, day } from "#words/write.ts";

export const seatsLeftText = (seats: number): string => (seats === 0 ? "Full" : `${count(seats, "seat")} left`);

export const DEPARTURE_CHOICE = {
  title: "Date and guests",
  date: "Date",
  guests: "Guests",
  loading: "Loading dates…",
  full: "full",
  notOffered: "We don't run on this day. Choose another one.",
  book: "Book",
  waitingList: "Waiting list",
  join: "Join the waiting list",
  done: "Done",
} as const;

export const EMPTY_DAY_TEXT = "Travel or free day. Details follow after booking.";

export const SAVING = {
  how: "How we calculate the saving",
  rest: "Nights, transport and everything else included",
  parts: "Booked separately",
  whole: "As this package",
  saved: "You save",
  note: "Per person, before taxes and fees.",
} as const;

export const GALLERY = {
  label: "Pictures",
  which: (at: number, all: number, alt: string): string => `Picture ${at + 1} of ${all}${alt === "" ? "" : `: ${alt}`}`,
  count: (at: number, all: number): string => `${at + 1} / ${all}`,
  open: (all: number): string => `Show all ${count(all, "picture")}`,
  before: "Previous picture",
  next: "Next picture",
  close: "Close the pictures",
  missing: "The large pictures need a connection the first time. Try again once you are online.",
} as const;

export const lengthText = (days: number): string =>
  days > 1 ? `${count(days, "day")}, ${count(days - 1, "night")}` : count(days, "day");

export const GROUPS_PAY_LESS = `Groups pay less: ${discountTenths(2) / 10}% off for 2 guests, ${discountTenths(10) / 10}% for 10.`;

export function nextDepartureText({
  open,
  next,
  first,
}: {
  open: readonly OfferedDay[];
  next: OfferedDay | undefined;
  first: string;
}) {
  if (next) return `Next: ${day(next.date)}`;
  return open.length > 0 ? "All departures are full" : `Any day from ${day(first)}`;
}

export const changeOrCancel = ({ date, guests }: { date: string; guests: number }): string =>
  `Change or cancel: ${day(date)}, ${count(guests, "guest")}`;

export const COMPARE = { choose: "Choose up to three" } as const;

export const nextDate = ({ open, next }: { open: readonly OfferedDay[]; next: OfferedDay | undefined }): string =>
  next ? day(next.date) : open.length > 0 ? "Full" : "On request";

export const legDays = ({ first, last }: { first: number; last: number }): string =>
  first === last ? `day ${first}` : `days ${first}-${last}`;

export const departureWords = ({ seats_left, places, guaranteed, needs, note }: OfferedDay): string[] =>
  [
    seats_left === null ? `Up to ${count(places, "guest")}` : seatsLeftText(seats_left),
    seats_left === 0 ? "Join the waiting list" : "",
    guaranteed ? "Guaranteed to run" : "",
    needs === null ? "" : `Runs with ${count(needs, "more guest")}`,
    note ?? "",
  ].filter((words) => words !== "");

export const CALENDAR = {
  open: "Show calendar",
  close: "Hide calendar",
  missing: "The calendar needs a connection the first time. All dates are in the list.",
  label: (month: string) => `Departures in ${month}`,
  before: "Previous month",
  after: "Next month",
  none: "no departure",
  left: (seats: number) => (seats === 0 ? "Full" : `${seats} left`),
  weekdays: [
    ["Mo", "Monday"],
    ["Tu", "Tuesday"],
    ["We", "Wednesday"],
    ["Th", "Thursday"],
    ["Fr", "Friday"],
    ["Sa", "Saturday"],
    ["Su", "Sunday"],
  ],
} as const;

export const seatsNote = (oldest: string | null, unknown: number): string =>
  [
    oldest === null ? "" : `Seats as of ${oldest}, or newer.`,
    unknown === 0 ? "" : `Seats of ${count(unknown, "trip")} are not known yet; these trips are shown as available.`,
  ]
    .filter(Boolean)
    .join(" ");

export const foundText = (number: number, one: string): string => `${count(number, one)} found`;
