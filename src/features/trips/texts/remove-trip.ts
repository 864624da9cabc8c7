import { TRIP_MESSAGE_TEXTS } from "#texts/shared.ts";
import { REMOVE_TRIP } from "#texts/trips.ts";
import type { StoredTrip } from "../../../data/local/bookings.ts";
import type { TripWithMessages } from "../../../data/local/trip-messages.ts";
import { TRIP_MESSAGES } from "../../../domain/outbox/message-kinds.ts";

const unconfirmedMessages = ({ messages }: TripWithMessages): string[] =>
  TRIP_MESSAGES.filter((kind) => messages[kind]?.refusal === null).map((kind) => TRIP_MESSAGE_TEXTS[kind].still);

export const isNeverSent = ({ booking, entry }: StoredTrip): boolean =>
  booking.view === null && entry !== null && !entry.perhaps_sent;

export function removeText(trip: TripWithMessages, ended: boolean): string {
  if (isNeverSent(trip)) return REMOVE_TRIP.neverSent;
  const { view } = trip.booking;
  if (view === null) return REMOVE_TRIP.unanswered;
  const linkText = ended ? REMOVE_TRIP.ended : view.status === "pending" ? REMOVE_TRIP.held : REMOVE_TRIP.valid;
  const unconfirmed = unconfirmedMessages(trip);
  const unconfirmedText = unconfirmed.length > 0 ? [REMOVE_TRIP.unconfirmed({ messages: unconfirmed.join(", ") })] : [];
  return [linkText, ...unconfirmedText, REMOVE_TRIP.question].join(" ");
}
