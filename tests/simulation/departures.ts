import type { OpenDates } from "../../src/domain/booking/booking-view.ts";
import { quote } from "../../src/domain/pricing/quote.ts";
import type { Random } from "./random.ts";

type Departure = { day: string; places: number; unitPrice: number; soldByOthers: number; cancelled: boolean };

/** In cents per person; all rises are equal, so a price shows how often it rose. */
const [PRICE, RISE] = [10_000, 500];
const MOST_PLACES = 16;

export function createDepartures(random: Random) {
  const all: Departure[] = ["2027-04-15", "2027-04-22", "2027-04-29"].map((day) => ({
    day,
    places: random.int(4, MOST_PLACES),
    unitPrice: PRICE,
    soldByOthers: 0,
    cancelled: false,
  }));
  const on = (day: string) => {
    const found = all.find((departure) => departure.day === day);
    if (!found) throw new Error(`No departure on ${day}`);
    return found;
  };
  return {
    all,
    on,
    priceOf: (day: string, guests: number) => quote(on(day).unitPrice, guests),
    nearest: (requestedDay: string, guests: number, left: (day: string) => number): OpenDates =>
      all
        .filter(({ day, cancelled }) => day !== requestedDay && !cancelled && left(day) >= guests)
        .map(({ day, unitPrice }) => ({ date: day, seats_left: left(day), price_cents: unitPrice })),
    raise: (day: string) => (on(day).unitPrice += RISE),
  };
}
export type Sold = ReturnType<typeof createDepartures>;
