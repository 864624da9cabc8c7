import { liveQuery } from "dexie";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import type { OutboxEntry } from "../../domain/outbox/outbox-types.ts";
import { db } from "./db.ts";
import { deleteRoster } from "./guide/delete-roster.ts";
import { createSavedStore } from "./saved-store.ts";

export type StoredTrip = { booking: LocalBooking; entry: OutboxEntry | null };

/** Reads both tables at once, so a live query follows both. */
export async function readTrip(id: string): Promise<StoredTrip | null> {
  const [booking, entry] = await Promise.all([db.bookings.get(id), db.outbox.get(id)]);
  return booking ? { booking, entry: entry ?? null } : null;
}

export const readTrips = (): Promise<LocalBooking[]> => db.bookings.toArray();

/** Counts only trips that the server has, because no mail brings back another. */
export async function countTrips(): Promise<number> {
  const own = await db.bookings.filter(({ view }) => view !== null).count();
  const shared = await db.companion_trips.count();
  return own + shared;
}

export async function addTrips(trips: readonly LocalBooking[]): Promise<number> {
  return db.transaction("rw", db.bookings, async () => {
    const storedIds = new Set(await db.bookings.toCollection().primaryKeys());
    const newTrips = trips.filter((trip) => !storedIds.has(trip.id));
    await db.bookings.bulkAdd(newTrips);
    return newTrips.length;
  });
}

/** Account trips have no token; trips booked on this device stay. */
export async function deleteAccountRows(): Promise<void> {
  await deleteRoster();
  await db.bookings.filter((trip) => trip.token === "").delete();
  await createSavedStore(db).dropLostTrips();
}

/** The account no longer has them, because they were erased or belong to another address now. */
export async function deleteOtherAccountTrips(ids: readonly string[]): Promise<void> {
  const idSet = new Set(ids);
  await db.bookings.filter((trip) => trip.token === "" && !idSet.has(trip.id)).delete();
  await createSavedStore(db).dropLostTrips();
}

/** Holds end by the minute, even if no row changes. */
const TICK_MS = 15_000;

export function watchTrips(onTrips: (trips: LocalBooking[]) => void, failed: (error: unknown) => void): () => void {
  let latestTrips: LocalBooking[] = [];
  const tripSubscription = liveQuery(readTrips).subscribe({
    next: (trips) => {
      latestTrips = trips;
      onTrips(trips);
    },
    error: failed,
  });
  const timer = setInterval(() => onTrips(latestTrips), TICK_MS);
  return () => {
    tripSubscription.unsubscribe();
    clearInterval(timer);
  };
}
