import { liveQuery } from "dexie";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { knownTrips } from "./bookings.ts";

/** Holds end by the minute, also while nothing changes on the disk. */
const TICK_MS = 15_000;

/** Tells at every change, in this tab or another, and as time goes by. */
export function watchTrips(tell: (trips: LocalBooking[]) => void, failed: (error: unknown) => void): () => void {
  let known: LocalBooking[] = [];
  const watching = liveQuery(knownTrips).subscribe({
    next: (trips) => {
      known = trips;
      tell(trips);
    },
    error: failed,
  });
  const timer = setInterval(() => tell(known), TICK_MS);
  return () => {
    watching.unsubscribe();
    clearInterval(timer);
  };
}
