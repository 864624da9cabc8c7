import { discountTenths } from "../../../domain/pricing/discount.ts";
import { count, day, moneyShort } from "../write.ts";

const shareOf = (guests: number) => `${discountTenths(guests) / 10}%`;

export const BOOKING_BAR = {
  bookTour: "Book this tour",
  bookPackage: "Book this package",
  chosen: (date: string, guests: number) => `${day(date)} · ${count(guests, "guest")}`,
  next: (date: string) => `Next: ${day(date)}`,
  allFull: "All departures are full",
  anyDayFrom: (date: string) => `Any day from ${day(date)}`,
  total: "Total",
  terms: (change: string, cancel: string) => `${change}. ${cancel}.`,
  groupsPayLess: `Groups pay less: ${shareOf(2)} off for 2 guests, ${shareOf(10)} for 10.`,
};

export const DEPARTURE_CHOICE = {
  title: "Date and guests",
  date: "Date",
  guests: "Guests",
  guestCount: (guests: number) => count(guests, "guest"),
  loading: "Loading dates…",
  full: "full",
  notOffered: "We don't run on this day. Choose another one.",
  book: "Book",
  waitingList: "Waiting list",
  join: "Join the waiting list",
  done: "Done",
};

export const DEPARTURE_TEXTS = {
  seatsLeft: (seats: number) => `${count(seats, "seat")} left`,
  full: "Full",
  onRequest: "On request",
  places: (guests: number) => `Up to ${count(guests, "guest")}`,
  joinWaitingList: "Join the waiting list",
  guaranteed: "Guaranteed to run",
  needs: (guests: number) => `Runs with ${count(guests, "more guest")}`,
};

export const DEPARTURE_LIST = {
  title: "Departures",
  loading: "Loading departure dates…",
  onRequest: (first: string, guests: number) =>
    `On request: any day from ${day(first)}, for up to ${count(guests, "guest")}.`,
  all: (number: number) => `All ${count(number, "date")}`,
  seatsAsOf: (age: string) => `Seats as of ${age}.`,
  seatsOnline: "Seats left are shown once you are online.",
  from: (cents: number) => `From ${moneyShort(cents)} per person.`,
  changeOrCancel: (date: string, guests: number) => `Change or cancel: ${day(date)}, ${count(guests, "guest")}`,
  refundsFollow: { before: "Refunds follow our ", link: "Cancellation Policy", after: "." },
};

const WEEKDAYS: readonly (readonly [short: string, long: string])[] = [
  ["Mo", "Monday"],
  ["Tu", "Tuesday"],
  ["We", "Wednesday"],
  ["Th", "Thursday"],
  ["Fr", "Friday"],
  ["Sa", "Saturday"],
  ["Su", "Sunday"],
];

export const CALENDAR = {
  open: "Show calendar",
  close: "Hide calendar",
  missing: "The calendar needs a connection the first time. All dates are in the list.",
  label: (month: string) => `Departures in ${month}`,
  before: "Previous month",
  after: "Next month",
  none: "no departure",
  full: "Full",
  left: (seats: number) => `${seats} left`,
  weekdays: WEEKDAYS,
};
