import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import type { OutboxEntry } from "../../domain/outbox/outbox-types.ts";
import { db } from "./db.ts";
import { createSavedStore } from "./saved-store.ts";

const bookings = () => db.rows<LocalBooking>("bookings");

export type KnownTrip = { booking: LocalBooking; entry: OutboxEntry | null };

/** Both in one read, so that a live query follows both. */
export async function knownTrip(id: string): Promise<KnownTrip | null> {
  const [booking, entry] = await Promise.all([bookings().get(id), db.rows<OutboxEntry>("outbox").get(id)]);
  return booking ? { booking, entry: entry ?? null } : null;
}

export const knownTrips = (): Promise<LocalBooking[]> => bookings().toArray();

/** Adds trips from elsewhere; what this device knows already stays as it is. Answers how many were new. */
export async function addTrips(trips: readonly LocalBooking[]): Promise<number> {
  return db.transaction("rw", db.bookings, async () => {
    const known = new Set(await bookings().toCollection().primaryKeys());
    const fresh = trips.filter((trip) => !known.has(trip.id));
    await bookings().bulkAdd(fresh);
    return fresh.length;
  });
}

/** Trips that came with an account, not by booking or link. */
export async function removeTripsWithoutToken(): Promise<void> {
  await bookings()
    .filter((trip) => trip.token === "")
    .delete();
  await createSavedStore(db).dropLostTrips();
}
