/** The sentences of the payment pages. Those the specification quotes stand as it has them. */

export const SUCCESS_WORDS = {
  noId: "No payment ID provided",
  loadFailed: "Failed to load payment details",
  notFound: "Payment Not Found",
  notFoundOrDenied: "Payment not found or access denied",
} as const;

export const COULD_NOT_PROCESS = "Your payment could not be processed.";
export const ERROR_CHECKING_STATUS = "Error checking payment status";
export const NO_CONNECTION = "There is no connection right now";

/** Why 'Retry Payment' opens no page to pay on. */
export type NoRetry =
  | "other_device"
  | "hold_over"
  | "already_paid"
  | "ended"
  | "several"
  | "payments_not_set_up"
  | "unreachable"
  | "not_now";

export const NO_RETRY: Record<NoRetry, string> = {
  other_device:
    "This booking isn't on this device. Open it on the device you booked with, or let us email you a link that opens it here.",
  hold_over: "Your hold expired and the seats were released. You haven't been charged. You can book again.",
  already_paid: "This booking is already paid. There is nothing left to pay.",
  ended: "This booking was cancelled, so there is nothing to pay. You can book again.",
  several: "Several of your bookings are waiting for payment. Choose the one you want to pay under My trips.",
  unreachable: "There is no connection right now. Try again once you are online.",
  payments_not_set_up: "Online payment isn't available yet. Please contact us to complete your booking.",
  not_now: "The payment page can't be opened right now. Please try again in a moment.",
};
export const NO_RETRY_TITLE = "No payment page was opened";

export const FAILED_WORDS = {
  title: "Payment failed",
  meaning: "You haven't been charged. While your seats are held you can pay again.",
};
export const STILL_OPEN_WORDS = {
  title: "Payment not confirmed yet",
  meaning:
    "We keep checking. If the payment arrives, your booking is confirmed automatically, and either way we email you. My trips shows how it stands.",
};
