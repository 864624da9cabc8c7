import { TRIP_MESSAGE_TEXTS } from "#words/shared/trip-messages.ts";
import type { StoredTrip } from "../../../data/local/bookings.ts";
import type { TripWithMessages } from "../../../data/local/trip-messages.ts";
import { TRIP_MESSAGES } from "../../../domain/outbox/message-kinds.ts";

export const TRIP_SENDING = {
  waits: "Saved on this device, not sent yet. We send it automatically once you are online.",
  unanswered:
    "Saved on this device. We don't know yet whether it arrived, so we send it again automatically once you are online. It counts once.",
};

export const PROGRESS = {
  holding: { badge: "Sending", text: "Holding your seats, opening secure payment..." },
  sending: { badge: "Sending", text: "Sending your request..." },
  leading: { badge: null, text: "Opening secure payment..." },
};
export type Progress = (typeof PROGRESS)[keyof typeof PROGRESS];

const unconfirmedMessages = ({ messages }: TripWithMessages): string[] =>
  TRIP_MESSAGES.filter((kind) => messages[kind]?.refusal === null).map((kind) => TRIP_MESSAGE_TEXTS[kind].still);

export const isNeverSent = ({ booking, entry }: StoredTrip): boolean =>
  booking.view === null && entry !== null && !entry.perhaps_sent;

export function removeText(trip: TripWithMessages, ended: boolean): string {
  if (isNeverSent(trip)) return "This request was never sent. Removing it deletes it.";
  const { view } = trip.booking;
  if (view === null)
    return "We don't know yet whether this request arrived. Removing it only stops sending it: if it arrived, the link in your email opens it. To cancel it, withdraw it instead.";
  const linkText = ended
    ? "The link in your email opens it again."
    : view.status === "pending"
      ? "Your seats stay held until the hold ends; the link in your email opens the booking again."
      : "The booking itself stays valid; the link in your email opens it again.";
  const unconfirmed = unconfirmedMessages(trip);
  const unconfirmedText =
    unconfirmed.length > 0 ? ` We haven't confirmed yet: ${unconfirmed.join(", ")}. This device keeps sending it.` : "";
  return `${linkText}${unconfirmedText} Remove it from this device?`;
}

export const WITHDRAW_REQUEST = {
  ask: "Withdraw request",
  text: "Withdraw this request? If it has reached us, we cancel it and release its seats. You haven't been charged.",
  confirm: "Yes, withdraw it",
  keep: "Keep it",
  waits: "We are withdrawing this request. It disappears from this device once that is done.",
};
