import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { ABOUT_TRIP, type AboutTrip, type TripAsk, tripMessageId } from "../../domain/outbox/trip-messages.ts";
import type { MessageEntry } from "../../domain/outbox/outbox-types.ts";
import { type KnownTrip, knownTrip } from "./bookings.ts";
import { db } from "./db.ts";

export type TripWithMessages = KnownTrip & Record<"list" | "review" | "seen" | TripAsk, MessageEntry | null>;

async function messagesOf(bookingId: string): Promise<Partial<Record<AboutTrip, MessageEntry>>> {
  const found = await db.outbox.bulkGet(ABOUT_TRIP.map((about) => tripMessageId(about, bookingId)));
  return Object.fromEntries(found.flatMap((entry) => (entry === undefined ? [] : [[entry.kind, entry]])));
}

export async function tripWithMessages(id: string): Promise<TripWithMessages | null> {
  const [trip, told] = await Promise.all([knownTrip(id), messagesOf(id)]);
  if (trip === null) return null;
  return {
    ...trip,
    list: told.travelers ?? null,
    review: told.review ?? null,
    seen: told.meeting_seen ?? null,
    cancel: told.cancel ?? null,
    move: told.move ?? null,
    gift_card: told.gift_card ?? null,
  };
}

export const keepTripMessage = (
  bookingId: string,
  told: Pick<LocalBooking, "travelers" | "review" | "meeting_seen">,
  entry: MessageEntry,
): Promise<void> =>
  db.transaction("rw!", db.bookings, db.outbox, async () => {
    if ((await db.bookings.update(bookingId, told)) === 0 && !(await db.bookings.get(bookingId)))
      throw new Error("This trip is no longer on this device");
    await db.outbox.put(entry);
  });

export const dropTripMessage = (about: AboutTrip, bookingId: string): Promise<void> =>
  db.outbox.delete(tripMessageId(about, bookingId));
