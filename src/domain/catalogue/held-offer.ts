import type { Departure } from "./rows/departure.ts";

export type Offer = { price_cents: number; places: number };

type OfferRow = Pick<Departure, "item_id" | "start_date" | "price_cents" | "places">;
type Item = { id: string; price_cents: number; max_guests: number };

/** Must match `private.quote` and `private.seats_of` in SQL. */
export function offerOn(item: Item, departures: readonly OfferRow[], day: string): Offer {
  const row = departures.find(({ item_id, start_date }) => item_id === item.id && start_date === day);
  return { price_cents: row?.price_cents ?? item.price_cents, places: row?.places ?? item.max_guests };
}

export type HeldOffer = { token: string; date: string; guests: number };

const TOKEN_PATTERN = /^[\w-]{43}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const GUESTS = /^[1-9]\d{0,2}$/;

export function heldOffer(fragment: { get: (name: string) => string | null }): HeldOffer | null {
  const [token, date, guests] = [fragment.get("offer") ?? "", fragment.get("date") ?? "", fragment.get("guests") ?? ""];
  return TOKEN_PATTERN.test(token) && DAY.test(date) && GUESTS.test(guests)
    ? { token, date, guests: Number(guests) }
    : null;
}
