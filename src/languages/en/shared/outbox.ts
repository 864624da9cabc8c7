import type { TripMessageKind } from "../../../domain/outbox/message-kinds.ts";

export const OUTBOX_NOTICES = {
  heldTitle: "Your seats are held",
  held: "Open My trips to pay.",
  refusedTitle: "Needs your attention",
  bookingRefused: "A booking could not be made.",
  seeTrips: (refusal: string) => `${refusal} See My trips.`,
};

export const TRIP_MESSAGE_TEXTS: Record<TripMessageKind, { still: string; notTaken: string }> = {
  travelers: { still: "your list of travelers", notTaken: "A list of travelers was not sent." },
  review: { still: "your review", notTaken: "A review was not sent." },
  meeting_seen: {
    still: "your reply about the new meeting point",
    notTaken: "Your reply about a new meeting point was not sent.",
  },
  cancel: { still: "your cancellation", notTaken: "A booking was not cancelled." },
  move: { still: "your new date", notTaken: "A booking was not moved." },
  gift_card: { still: "your gift card", notTaken: "A gift card was not used." },
};
