import type { ArrivingTrip } from "../../domain/booking/trip/trip-file.ts";
import { db } from "./db.ts";
import { readState, writeState } from "./state.ts";

export const arrivals = async (): Promise<ArrivingTrip[]> => (await readState("trips-to-open")) ?? [];

export const changeArrivals = (next: (trips: ArrivingTrip[]) => ArrivingTrip[]): Promise<void> =>
  db.transaction("rw", db.state, async () => writeState("trips-to-open", next(await arrivals())));

/** Stores trips before the server verifies them; trips already on this device stay unchanged. */
export const keepArrivals = (trips: readonly ArrivingTrip[]): Promise<void> =>
  db.transaction("rw", db.state, db.bookings, async () => {
    const known = new Set(await db.bookings.toCollection().primaryKeys());
    const fresh = trips.filter(({ id }) => !known.has(id));
    await changeArrivals((waiting) => [...waiting.filter(({ id }) => fresh.every((trip) => trip.id !== id)), ...fresh]);
  });
