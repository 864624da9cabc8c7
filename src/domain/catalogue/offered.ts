import { type Offer, offerOn } from "./offer.ts";
import { quote } from "../pricing/quote.ts";
import type { Availability } from "./availability.ts";
import type { Departure } from "./rows/departure.ts";

type Item = Parameters<typeof offerOn>[0];

export type Offered = Offer & {
  date: string;
  all_in_cents: number;
  seats_left: number | null;
  guaranteed: boolean;
  needs: number | null;
  note: string | null;
};

function missing(row: Departure | undefined, places: number, left: number | null): number | null {
  if (left === null || !row?.min_guests || row.state === "guaranteed") return null;
  const more = row.min_guests - (places - left);
  return more > 0 ? more : null;
}

export function offeredOn(
  dates: readonly string[],
  item: Item,
  rows: readonly Departure[],
  seats: Availability["dates"] | undefined,
  feesPercent: number,
): Offered[] {
  const left = new Map(seats?.map(({ date, seats_left }) => [date, seats_left]));
  return dates.map((date) => {
    const offer = offerOn(item, rows, date);
    const row = rows.find(({ item_id, start_date }) => item_id === item.id && start_date === date);
    const seats_left = left.get(date) ?? null;
    return {
      ...offer,
      date,
      all_in_cents: quote(offer.price_cents, 1, [], null, feesPercent).total_cents,
      seats_left,
      guaranteed: row?.state === "guaranteed",
      needs: missing(row, offer.places, seats_left),
      note: row?.note ?? null,
    };
  });
}
