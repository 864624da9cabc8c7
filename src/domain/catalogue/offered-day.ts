import { quote } from "../pricing/quote.ts";
import type { Availability } from "./availability.ts";
import { type Offer, offerOn } from "./held-offer.ts";
import type { Departure } from "./rows/departure.ts";

type Item = Parameters<typeof offerOn>[0];

export type OfferedDay = Offer & {
  date: string;
  all_in_cents: number;
  seats_left: number | null;
  guaranteed: boolean;
  needs: number | null;
  note: string | null;
};

function missingGuests(row: Departure | undefined, places: number, seatsLeft: number | null): number | null {
  if (seatsLeft === null || !row?.min_guests || row.state === "guaranteed") return null;
  const guestsNeeded = row.min_guests - (places - seatsLeft);
  return guestsNeeded > 0 ? guestsNeeded : null;
}

export function offeredDayOn(
  dates: readonly string[],
  item: Item,
  rows: readonly Departure[],
  seats: Availability["dates"] | undefined,
  feesPercent: number,
): OfferedDay[] {
  const seatsLeftByDay = new Map(seats?.map(({ date, seats_left }) => [date, seats_left]));
  return dates.map((date) => {
    const offer = offerOn(item, rows, date);
    const row = rows.find(({ item_id, start_date }) => item_id === item.id && start_date === date);
    const seats_left = seatsLeftByDay.get(date) ?? null;
    return {
      ...offer,
      date,
      all_in_cents: quote(offer.price_cents, 1, [], null, feesPercent).total_cents,
      seats_left,
      guaranteed: row?.state === "guaranteed",
      needs: missingGuests(row, offer.places, seats_left),
      note: row?.note ?? null,
    };
  });
}
