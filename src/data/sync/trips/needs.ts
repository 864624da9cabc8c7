import { needWords, waitingForTraveller } from "../../../domain/booking/needs-traveller.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";

/** What the shell shows of the trips, without a database of its own in the first load. */
export type TripNeed = { id: string; title: string; words: string; others: number };

type Listener = () => void;

export function createTripNeeds() {
  let current: TripNeed | null = null;
  const listeners = new Set<Listener>();
  return {
    get: (): TripNeed | null => current,
    subscribe: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (bookings: readonly LocalBooking[], nowMs: number): void => {
      const [first, ...others] = waitingForTraveller(bookings, nowMs);
      const next = first && {
        id: first.id,
        title: first.title,
        words: needWords(first, nowMs),
        others: others.length,
      };
      if (JSON.stringify(next ?? null) === JSON.stringify(current)) return;
      current = next ?? null;
      for (const listener of listeners) listener();
    },
  };
}

export const tripNeeds = createTripNeeds();
