import type { MessageKind } from "./message-kinds.ts";

const TRIP_ACTIONS = ["cancel", "move", "gift_card"] as const satisfies MessageKind[];
export type TripAction = (typeof TRIP_ACTIONS)[number];
export const isTripAction = (kind: string): kind is TripAction => TRIP_ACTIONS.some((ask) => ask === kind);

/** A newer entry of a kind replaces the queued one of the same trip. */
export const TRIP_MESSAGES = ["travelers", "review", "meeting_seen", ...TRIP_ACTIONS] as const;
export type TripMessageKind = (typeof TRIP_MESSAGES)[number];

export const tripMessageId = (kind: TripMessageKind, bookingId: string): string => `${kind}:${bookingId}`;
export const isTripMessage = (kind: TripMessageKind, id: string): boolean => id.startsWith(`${kind}:`);

export function bookingOf(entryId: string): string | null {
  const kind = TRIP_MESSAGES.find((one) => isTripMessage(one, entryId));
  return kind === undefined ? null : entryId.slice(kind.length + 1);
}
