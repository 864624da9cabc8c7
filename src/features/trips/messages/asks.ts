import type { TripAction } from "../../../domain/outbox/message-kinds.ts";
import { cancelRefused, moveRefused } from "./trips.ts";

export const ACTION_TEXTS: Record<TripAction, { unanswered: string; refused: (code: string) => string }> = {
  cancel: {
    unanswered: "We don't know yet whether your booking was cancelled.",
    refused: (code) => `Your booking was not cancelled. ${cancelRefused(code)}`,
  },
  move: {
    unanswered: "We don't know yet whether your booking was moved to its new date.",
    refused: (code) => `Your booking was not moved. ${moveRefused(code)}`,
  },
  gift_card: {
    unanswered: "We don't know yet whether your gift card was used.",
    refused: () => "Your gift card was not used, and nothing was taken from it. Try again to see the current amounts.",
  },
};
export const RETRY_TEXTS = {
  goesOn: "We keep checking, and the answer appears here automatically. It counts once.",
  now: "Check now",
  read: "OK",
};
