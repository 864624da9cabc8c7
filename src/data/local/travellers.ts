import type { TravellerList } from "../../domain/booking/local-booking.ts";
import type { MessageEntry } from "../../domain/outbox/outbox-types.ts";
import { db } from "./db.ts";

/** One entry per trip: a newer list takes the place of the one that still waits. */
export const travellersEntryId = (bookingId: string): string => `travellers:${bookingId}`;

/** The list with the entry that sends it, or neither. */
export const keepTravellers = (bookingId: string, list: TravellerList, entry: MessageEntry): Promise<void> =>
  db.transaction("rw!", db.bookings, db.outbox, async () => {
    if ((await db.bookings.update(bookingId, { travellers: list })) === 0 && !(await db.bookings.get(bookingId)))
      throw new Error("This trip is not on this device any more");
    await db.outbox.put(entry);
  });

/** Once its refusal was read. */
export const dropTravellersEntry = (bookingId: string): Promise<void> => db.outbox.delete(travellersEntryId(bookingId));
