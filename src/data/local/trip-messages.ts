import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { ABOUT_TRIP, type AboutTrip, tripMessageId } from "../../domain/outbox/message-kinds.ts";
import type { MessageEntry } from "../../domain/outbox/outbox-types.ts";
import { type KnownTrip, knownTrip } from "./bookings.ts";
import { db } from "./db.ts";

type TripMessages = { [Kind in AboutTrip]?: MessageEntry | null };
export type TripWithMessages = KnownTrip & { messages: TripMessages };

async function messagesOf(bookingId: string): Promise<TripMessages> {
  const found = await db.outbox.bulkGet(ABOUT_TRIP.map((about) => tripMessageId(about, bookingId)));
  return Object.fromEntries(found.flatMap((entry) => (entry === undefined ? [] : [[entry.kind, entry]])));
}

export async function tripWithMessages(id: string): Promise<TripWithMessages | null> {
  const [trip, messages] = await Promise.all([knownTrip(id), messagesOf(id)]);
  return trip && { ...trip, messages };
}

export const keepTripMessage = (
  bookingId: string,
  told: Pick<LocalBooking, AboutTrip & keyof LocalBooking>,
  entry: MessageEntry,
): Promise<void> =>
  db.transaction("rw!", db.bookings, db.outbox, async () => {
    if ((await db.bookings.update(bookingId, told)) === 0 && !(await db.bookings.get(bookingId)))
      throw new Error("This trip is no longer on this device");
    await db.outbox.put(entry);
  });

export const dropTripMessage = (about: AboutTrip, bookingId: string): Promise<void> =>
  db.outbox.delete(tripMessageId(about, bookingId));
