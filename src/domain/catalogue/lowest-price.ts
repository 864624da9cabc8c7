import type { Departure } from "./rows/departure.ts";
import { isOffered, tourDates } from "./travel-dates.ts";
import type { Tour, TourPackage } from "./types.ts";

type Item = Pick<Tour, "id" | "price_cents" | "departure_dates"> | Pick<TourPackage, "id" | "price_cents" | "tour_ids">;

export function lowestCents(item: Item, departures: readonly Departure[], today: string): number {
  const itemDepartures = departures.filter(({ item_id }) => item_id === item.id);
  const offeredDepartures = itemDepartures.filter((row) => isOffered(row, today));
  const travelDates = "departure_dates" in item ? tourDates(item, today, itemDepartures) : [];
  const isItemPriceOffered =
    offeredDepartures.length === 0 ||
    travelDates.some((date) => itemDepartures.every(({ start_date }) => start_date !== date));
  return Math.min(
    ...offeredDepartures.map((row) => row.price_cents ?? item.price_cents),
    ...(isItemPriceOffered ? [item.price_cents] : []),
  );
}
