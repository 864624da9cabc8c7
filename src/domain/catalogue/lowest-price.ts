import type { Departure } from "./rows/departure.ts";
import { isOffered, tourDates } from "./travel-dates.ts";
import type { Tour, TourPackage } from "./types.ts";

type Item = Pick<Tour, "id" | "price_cents" | "departure_dates"> | Pick<TourPackage, "id" | "price_cents" | "tour_ids">;

export function lowestCents(item: Item, departures: readonly Departure[], today: string): number {
  const own = departures.filter(({ item_id }) => item_id === item.id);
  const offered = own.filter((row) => isOffered(row, today));
  const rest = "departure_dates" in item ? tourDates(item, today, own) : [];
  const asItem = offered.length === 0 || rest.some((date) => own.every(({ start_date }) => start_date !== date));
  return Math.min(...offered.map((row) => row.price_cents ?? item.price_cents), ...(asItem ? [item.price_cents] : []));
}
