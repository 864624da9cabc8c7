import { momentHere } from "../../domain/words/day.ts";
import type { KnownAvailability } from "../../data/sync/catalogue/availability.ts";

export type KnownSeats = { leftOn: (date: string) => number; note: string };

/** Places by what the server said last; a date it did not name has them all. */
export function knownSeats(known: KnownAvailability | null, maxGuests: number): KnownSeats {
  const capacity = known?.availability.max_guests ?? maxGuests;
  const left = new Map(known?.availability.dates.map(({ date, seats_left }) => [date, seats_left]));
  return {
    leftOn: (date) => Math.max(0, Math.min(capacity, left.get(date) ?? capacity)),
    note: known === null || known.fresh ? "" : `As known on ${momentHere(known.availability.as_of)}.`,
  };
}
