import type { TransferredTrip } from "../../domain/booking/trip/trip-file.ts";
import { db } from "./db.ts";
import { readState, writeState } from "./state.ts";

export const readTransferredTrips = async (): Promise<TransferredTrip[]> => (await readState("trips-to-open")) ?? [];

export const changeTransferredTrips = (next: (trips: TransferredTrip[]) => TransferredTrip[]): Promise<void> =>
  db.transaction("rw", db.state, async () => writeState("trips-to-open", next(await readTransferredTrips())));

/** Stores trips before the server verifies them; trips already on this device stay unchanged. */
export const storeTransferredTrips = (trips: readonly TransferredTrip[]): Promise<void> =>
  db.transaction("rw", db.state, db.bookings, async () => {
    const storedIds = new Set(await db.bookings.toCollection().primaryKeys());
    const newTrips = trips.filter(({ id }) => !storedIds.has(id));
    await changeTransferredTrips((waiting) => [
      ...waiting.filter(({ id }) => newTrips.every((trip) => trip.id !== id)),
      ...newTrips,
    ]);
  });
