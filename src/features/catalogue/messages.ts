import type { Offered } from "../../domain/catalogue/offered.ts";
import { count, moneyShort } from "../../domain/words.ts";

/** A destination without tours has no price to start from. */
export const fromPriceText = (minPriceCents: number | null | undefined): string =>
  minPriceCents === null || minPriceCents === undefined ? "Contact for price" : `From ${moneyShort(minPriceCents)}`;

export const groupText = (guests: number): string => `Up to ${count(guests, "person", "people")}`;

export const seatsLeftText = (seats: number): string => (seats === 0 ? "Full" : `${count(seats, "seat")} left`);

/** Beside every price that is paid in the end. */
export const INCLUDING_ALL = "incl. taxes and fees";

/** How a departure stands, the seats first. */
export const departureWords = ({ seats_left, places, guaranteed, needs, note }: Offered): string[] =>
  [
    seats_left === null ? `Up to ${count(places, "guest")}` : seatsLeftText(seats_left),
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
  full: "Full",
  left: (seats: number) => `${seats} left`,
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

/** `oldest` is how long ago the oldest word about the seats of these trips was heard. */
export const seatsNote = (oldest: string | null, unknown: number): string =>
  [
    oldest === null ? "" : `Seats as of ${oldest}, or newer.`,
    unknown === 0 ? "" : `Seats of ${count(unknown, "trip")} are not known yet: shown as if there were room.`,
  ]
    .filter(Boolean)
    .join(" ");

export const foundText = (number: number, one: string): string => `${count(number, one)} found`;
