import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { TRIP_MESSAGES, type TripMessageKind, tripMessageId } from "../../domain/outbox/message-kinds.ts";
import type { MessageEntry } from "../../domain/outbox/outbox-types.ts";
import { type StoredTrip, readTrip } from "./bookings.ts";
import { db } from "./db.ts";

type TripMessages = { [Kind in TripMessageKind]?: MessageEntry | null };
export type TripWithMessages = StoredTrip & { messages: TripMessages };

async function messagesOf(bookingId: string): Promise<TripMessages> {
  const entries = await db.outbox.bulkGet(TRIP_MESSAGES.map((kind) => tripMessageId(kind, bookingId)));
  return Object.fromEntries(entries.flatMap((entry) => (entry === undefined ? [] : [[entry.kind, entry]])));
}

export async function tripWithMessages(id: string): Promise<TripWithMessages | null> {
  const [trip, messages] = await Promise.all([readTrip(id), messagesOf(id)]);
  return trip && { ...trip, messages };
}

export const storeTripMessage = (
  bookingId: string,
  content: Pick<LocalBooking, TripMessageKind & keyof LocalBooking>,
  entry: MessageEntry,
): Promise<void> =>
  db.transaction("rw!", db.bookings, db.outbox, async () => {
    if ((await db.bookings.update(bookingId, content)) === 0 && !(await db.bookings.get(bookingId)))
      throw new Error("This trip is no longer on this device");
    await db.outbox.put(entry);
  });

export const deleteTripMessage = (kind: TripMessageKind, bookingId: string): Promise<void> =>
  db.outbox.delete(tripMessageId(kind, bookingId));
