import { type KnownAvailability, knownAvailability } from "../../data/sync/catalogue/availability.ts";
import { useHeard } from "../../shared/use-heard.ts";
import { momentHere } from "../../domain/words.ts";

export type KnownSeats = { leftOn: (date: string) => number; note: string };

/** Places by what the server said last; a date it did not name has them all. */
function knownSeats(known: KnownAvailability | null, maxGuests: number): KnownSeats {
  const capacity = known?.availability.max_guests ?? maxGuests;
  const left = new Map(known?.availability.dates.map(({ date, seats_left }) => [date, seats_left]));
  return {
    leftOn: (date) => Math.max(0, Math.min(capacity, left.get(date) ?? capacity)),
    note: known === null || known.fresh ? "" : `As known on ${momentHere(known.availability.as_of)}.`,
  };
}

/** Places as last heard, then as the server says now. */
export function useSeats(type: "tour" | "package", id: string, maxGuests: number): KnownSeats {
  return knownSeats(useHeard(knownAvailability, type, id), maxGuests);
}
