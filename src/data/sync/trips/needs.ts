import { createStore } from "zustand/vanilla";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { type TripNeedState, tripNeedState, waitingForTraveler } from "../../../domain/booking/needs-traveler.ts";

export type TripNeed = TripNeedState & { id: string; title: string; others: number };

export function createTripNeeds() {
  const { getState, getInitialState, setState, subscribe } = createStore<TripNeed | null>(() => null);
  return {
    get: getState,
    initial: getInitialState,
    subscribe,
    update: (bookings: readonly LocalBooking[], nowMs: number): void => {
      const [first, ...others] = waitingForTraveler(bookings, nowMs);
      const nextTripNeed = first && {
        id: first.id,
        title: first.title,
        ...tripNeedState(first, nowMs),
        others: others.length,
      };
      if (JSON.stringify(nextTripNeed ?? null) === JSON.stringify(getState())) return;
      setState(nextTripNeed ?? null, true);
    },
  };
}

export const tripNeeds = createTripNeeds();
