import type { MessageKind } from "./message-kinds.ts";

const TRIP_ASKS = ["cancel", "move", "gift_card"] as const satisfies MessageKind[];
export type TripAsk = (typeof TRIP_ASKS)[number];
export const isTripAsk = (kind: string): kind is TripAsk => TRIP_ASKS.some((ask) => ask === kind);

/** A newer entry of a kind replaces the queued one of the same trip. */
export const ABOUT_TRIP = ["travelers", "review", "meeting_seen", ...TRIP_ASKS] as const;
export type AboutTrip = (typeof ABOUT_TRIP)[number];

export const tripMessageId = (about: AboutTrip, bookingId: string): string => `${about}:${bookingId}`;
export const isTripMessage = (about: AboutTrip, id: string): boolean => id.startsWith(`${about}:`);

export function bookingOf(entryId: string): string | null {
  const about = ABOUT_TRIP.find((one) => isTripMessage(one, entryId));
  return about === undefined ? null : entryId.slice(about.length + 1);
}
