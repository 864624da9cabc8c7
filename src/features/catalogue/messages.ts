import { count, moneyShort } from "../../domain/words.ts";

/** A destination without tours has no price to start from. */
export const fromPriceText = (minPriceCents: number | null | undefined): string =>
  minPriceCents === null || minPriceCents === undefined ? "Contact for price" : `From ${moneyShort(minPriceCents)}`;

export const groupText = (guests: number): string => `Up to ${count(guests, "person", "people")}`;

export const seatsLeftText = (seats: number): string => (seats === 0 ? "Full" : `${count(seats, "seat")} left`);
