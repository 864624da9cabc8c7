import type { ArrivingTrip } from "../../domain/booking/trip/trip-file.ts";
import { db } from "./db.ts";
import { readState, writeState } from "./state.ts";

/** Unverified until the server answers. */
export const arrivals = async (): Promise<ArrivingTrip[]> => (await readState("trips-to-open")) ?? [];

export const changeArrivals = (next: (trips: ArrivingTrip[]) => ArrivingTrip[]): Promise<void> =>
  db.transaction("rw", db.state, async () => writeState("trips-to-open", next(await arrivals())));

/** Stored before the server is asked; a trip that this device already has stays unchanged. */
export const keepArrivals = (trips: readonly ArrivingTrip[]): Promise<void> =>
  db.transaction("rw", db.state, db.bookings, async () => {
    const known = new Set(await db.bookings.toCollection().primaryKeys());
    const fresh = trips.filter(({ id }) => !known.has(id));
    await changeArrivals((waiting) => [...waiting.filter(({ id }) => fresh.every((trip) => trip.id !== id)), ...fresh]);
  });
