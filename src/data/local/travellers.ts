import type { TravellerList } from "../../domain/booking/local-booking.ts";
import type { MessageEntry } from "../../domain/outbox/outbox-types.ts";
import { type KnownTrip, knownTrip } from "./bookings.ts";
import { db } from "./db.ts";

/** One entry per trip: a newer list takes the place of the one that still waits. */
const START = "travellers:";
export const travellersEntryId = (bookingId: string): string => START + bookingId;
export const isTravellersEntry = (id: string): boolean => id.startsWith(START);

export type TripWithList = KnownTrip & { list: MessageEntry | null };

/** A trip with all that still waits to be sent of it, in one read. */
export async function tripWithList(id: string): Promise<TripWithList | null> {
  const [trip, list] = await Promise.all([knownTrip(id), db.outbox.get(travellersEntryId(id))]);
  return trip && { ...trip, list: list?.kind === "travellers" ? list : null };
}

/** The list with the entry that sends it, or neither. */
export const keepTravellers = (bookingId: string, list: TravellerList, entry: MessageEntry): Promise<void> =>
  db.transaction("rw!", db.bookings, db.outbox, async () => {
    if ((await db.bookings.update(bookingId, { travellers: list })) === 0 && !(await db.bookings.get(bookingId)))
      throw new Error("This trip is not on this device any more");
    await db.outbox.put(entry);
  });

/** Once its refusal was read. */
export const dropTravellersEntry = (bookingId: string): Promise<void> => db.outbox.delete(travellersEntryId(bookingId));
