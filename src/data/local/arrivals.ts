import type { ArrivingTrip } from "../../domain/booking/trip/trip-file.ts";
import { db } from "./db.ts";
import { readState, writeState } from "./state.ts";

/** Trips from elsewhere that the server has not been asked about yet: unverified until it answers. */
export const arrivals = async (): Promise<ArrivingTrip[]> => (await readState("trips-to-open")) ?? [];

export const changeArrivals = (next: (trips: ArrivingTrip[]) => ArrivingTrip[]): Promise<void> =>
  db.transaction("rw", db.state, async () => writeState("trips-to-open", next(await arrivals())));

/** Written down before anything is asked; a trip this device knows already stays as it is. */
export const keepArrivals = (trips: readonly ArrivingTrip[]): Promise<void> =>
  db.transaction("rw", db.state, db.bookings, async () => {
    const known = new Set(await db.bookings.toCollection().primaryKeys());
    const fresh = trips.filter(({ id }) => !known.has(id));
    await changeArrivals((waiting) => [...waiting.filter(({ id }) => fresh.every((trip) => trip.id !== id)), ...fresh]);
  });
