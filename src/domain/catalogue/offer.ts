import type { Departure } from "./rows/departure.ts";

/** What a trip costs per person and how many it takes on a day: the departure's word, else the item's. */
export type Offer = { price_cents: number; places: number };

type Row = Pick<Departure, "item_id" | "start_date" | "price_cents" | "places">;
type Item = { id: string; price_cents: number; max_guests: number };

/** The same as `private.quote` and `private.seats_of` in SQL. */
export function offerOn(item: Item, departures: readonly Row[], day: string): Offer {
  const row = departures.find(({ item_id, start_date }) => item_id === item.id && start_date === day);
  return { price_cents: row?.price_cents ?? item.price_cents, places: row?.places ?? item.max_guests };
}
