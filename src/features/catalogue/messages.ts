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
    seats_left === 0 ? "Join the waiting list" : "",
    guaranteed ? "Guaranteed to run" : "",
    needs === null ? "" : `Runs with ${count(needs, "more guest")}`,
    note ?? "",
  ].filter((words) => words !== "");
