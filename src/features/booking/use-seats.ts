import { TRIP_CHOICE } from "#texts/booking.ts";
import { momentHere } from "#texts/write.ts";
import { type CachedAvailability, loadAvailability } from "../../data/sync/catalogue/load-availability.ts";
import type { HeldOffer } from "../../domain/catalogue/held-offer.ts";
import { useValueWhenIdle } from "../../shared/use-value-when-idle.ts";
import type { Bookable } from "./use-bookable.ts";

export type SeatCounts = { leftOn: (date: string) => number; heldOn?: string | undefined; note: string };

function seatCountsOf(known: CachedAvailability | null, placesOn: (date: string) => number): SeatCounts {
  const seatsLeftByDay = new Map(known?.availability.dates.map(({ date, seats_left }) => [date, seats_left]));
  return {
    leftOn: (date) => Math.max(0, seatsLeftByDay.get(date) ?? known?.availability.max_guests ?? placesOn(date)),
    note: known === null || known.fresh ? "" : TRIP_CHOICE.asOf({ moment: momentHere(known.availability.as_of) }),
  };
}

export function useSeats({ type, item: { id }, offerOn }: Bookable, offer: HeldOffer | null): SeatCounts {
  const cachedAvailability = useValueWhenIdle(loadAvailability, type, id);
  const { leftOn, note } = seatCountsOf(cachedAvailability, (date) => offerOn(date).places);
  if (offer === null) return { leftOn, note };
  // Seats held for this traveler count as taken for everyone else.
  const leftWithOffer = (date: string) => (date === offer.date ? leftOn(date) + offer.guests : leftOn(date));
  const placesWithOffer = (date: string) => Math.max(offerOn(date).places, offer.guests);
  return { leftOn: (date) => Math.min(leftWithOffer(date), placesWithOffer(date)), heldOn: offer.date, note };
}
