import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import {
  TRIP_MESSAGES,
  type TripMessageKind,
  type TripAction,
  tripMessageId,
} from "../../domain/outbox/trip-messages.ts";
import type { MessageEntry } from "../../domain/outbox/outbox-types.ts";
import { type StoredTrip, readTrip } from "./bookings.ts";
import { db } from "./db.ts";

export type TripWithMessages = StoredTrip & Record<"list" | "review" | "seen" | TripAction, MessageEntry | null>;

async function messagesOf(bookingId: string): Promise<Partial<Record<TripMessageKind, MessageEntry>>> {
  const found = await db.outbox.bulkGet(TRIP_MESSAGES.map((about) => tripMessageId(about, bookingId)));
  return Object.fromEntries(found.flatMap((entry) => (entry === undefined ? [] : [[entry.kind, entry]])));
}

export async function tripWithMessages(id: string): Promise<TripWithMessages | null> {
  const [trip, messages] = await Promise.all([readTrip(id), messagesOf(id)]);
  if (trip === null) return null;
  return {
    ...trip,
    list: messages.travelers ?? null,
    review: messages.review ?? null,
    seen: messages.meeting_seen ?? null,
    cancel: messages.cancel ?? null,
    move: messages.move ?? null,
    gift_card: messages.gift_card ?? null,
  };
}

export const storeTripMessage = (
  bookingId: string,
  messages: Pick<LocalBooking, "travelers" | "review" | "meeting_seen">,
  entry: MessageEntry,
): Promise<void> =>
  db.transaction("rw!", db.bookings, db.outbox, async () => {
    if ((await db.bookings.update(bookingId, messages)) === 0 && !(await db.bookings.get(bookingId)))
      throw new Error("This trip is no longer on this device");
    await db.outbox.put(entry);
  });

export const deleteTripMessage = (about: TripMessageKind, bookingId: string): Promise<void> =>
  db.outbox.delete(tripMessageId(about, bookingId));
