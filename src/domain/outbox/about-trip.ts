import type { MessageKind } from "./message-kinds.ts";

/** What changes a booking at once: asked online, answered with the booking as it stands then. */
const TRIP_ASKS = ["cancel", "move", "gift_card"] as const satisfies MessageKind[];
export type TripAsk = (typeof TRIP_ASKS)[number];
export const isTripAsk = (kind: string): kind is TripAsk => TRIP_ASKS.some((ask) => ask === kind);

/** What is told about a trip; one entry of each per trip: a newer one takes the place of the one that still waits. */
export const ABOUT_TRIP = ["travellers", "review", "meeting_seen", ...TRIP_ASKS] as const;
export type AboutTrip = (typeof ABOUT_TRIP)[number];

export const tripMessageId = (about: AboutTrip, bookingId: string): string => `${about}:${bookingId}`;
export const isTripMessage = (about: AboutTrip, id: string): boolean => id.startsWith(`${about}:`);

/** The booking an entry is about; null for what is about none. */
export function bookingOf(entryId: string): string | null {
  const about = ABOUT_TRIP.find((one) => isTripMessage(one, entryId));
  return about === undefined ? null : entryId.slice(about.length + 1);
}
