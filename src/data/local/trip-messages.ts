import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import type { MessageEntry } from "../../domain/outbox/outbox-types.ts";
import { type KnownTrip, knownTrip } from "./bookings.ts";
import { db } from "./db.ts";

/** What is told about a trip; one entry of each per trip: a newer one takes the place of the one that still waits. */
const ABOUT_TRIP = ["travellers", "review", "meeting_seen"] as const;
export type AboutTrip = (typeof ABOUT_TRIP)[number];
export const tripMessageId = (about: AboutTrip, bookingId: string): string => `${about}:${bookingId}`;
export const tripMessageIds = (bookingId: string): string[] =>
  ABOUT_TRIP.map((about) => tripMessageId(about, bookingId));
export const isTripMessage = (about: AboutTrip, id: string): boolean => id.startsWith(`${about}:`);

/** What waits to be sent of who travels, of the review, and of another meeting. */
export type TripWithMessages = KnownTrip & Record<"list" | "review" | "seen", MessageEntry | null>;

/** A trip with all that still waits to be sent of it, in one read. */
export async function tripWithMessages(id: string): Promise<TripWithMessages | null> {
  const [trip, [list, review, seen]] = await Promise.all([knownTrip(id), db.outbox.bulkGet(tripMessageIds(id))]);
  if (trip === null) return null;
  return {
    ...trip,
    list: list?.kind === "travellers" ? list : null,
    review: review?.kind === "review" ? review : null,
    seen: seen?.kind === "meeting_seen" ? seen : null,
  };
}

/** What was told with the entry that sends it, or neither. */
export const keepTripMessage = (
  bookingId: string,
  told: Pick<LocalBooking, AboutTrip>,
  entry: MessageEntry,
): Promise<void> =>
  db.transaction("rw!", db.bookings, db.outbox, async () => {
    if ((await db.bookings.update(bookingId, told)) === 0 && !(await db.bookings.get(bookingId)))
      throw new Error("This trip is not on this device any more");
    await db.outbox.put(entry);
  });

/** Once its refusal was read. */
export const dropTripMessage = (about: AboutTrip, bookingId: string): Promise<void> =>
  db.outbox.delete(tripMessageId(about, bookingId));
