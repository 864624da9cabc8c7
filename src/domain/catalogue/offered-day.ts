import { type Offer, offerOn } from "./offer.ts";
import { quote } from "../pricing/quote.ts";
import type { Availability } from "./availability.ts";
import type { Departure } from "./rows/departure.ts";
import type { ShopSettings } from "../shop/settings.ts";
import { isRefundable } from "../terms/refund.ts";

type Item = Parameters<typeof offerOn>[0];

export type OfferedDay = Offer & {
  date: string;
  all_in_cents: number;
  seats_left: number | null;
  guaranteed: boolean;
  needs: number | null;
  note: string | null;
  refundable: boolean;
};

type Shop = Pick<ShopSettings, "fees_percent" | "terms">;

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
  { fees_percent, terms }: Shop,
  today: string,
): OfferedDay[] {
  const seatsLeftByDay = new Map(seats?.map(({ date, seats_left }) => [date, seats_left]));
  return dates.map((date) => {
    const offer = offerOn(item, rows, date);
    const row = rows.find(({ item_id, start_date }) => item_id === item.id && start_date === date);
    const seats_left = seatsLeftByDay.get(date) ?? null;
    const all_in_cents = quote(offer.price_cents, 1, [], null, fees_percent).total_cents;
    return {
      ...offer,
      date,
      all_in_cents,
      seats_left,
      guaranteed: row?.state === "guaranteed",
      needs: missingGuests(row, offer.places, seats_left),
      note: row?.note ?? null,
      refundable: isRefundable(terms, { paid_cents: all_in_cents, guests: 1, check_in: date }, today),
    };
  });
}

const hasSeats = ({ seats_left }: OfferedDay): boolean => seats_left !== 0;

export const firstRefundable = (open: readonly OfferedDay[]): OfferedDay | undefined =>
  open.find((offered) => offered.refundable && hasSeats(offered));

export const firstToChoose = (open: readonly OfferedDay[]): OfferedDay | undefined =>
  firstRefundable(open) ?? open.find(hasSeats) ?? open[0];
