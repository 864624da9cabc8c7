export const TRIP_ACTION_TEXTS = {
  cancel: {
    unanswered: "We don't know yet whether your booking was cancelled.",
    refused: (why: string) => `Your booking was not cancelled. ${why}`,
  },
  move: {
    unanswered: "We don't know yet whether your booking was moved to its new date.",
    refused: (why: string) => `Your booking was not moved. ${why}`,
  },
  gift_card: {
    unanswered: "We don't know yet whether your gift card was used.",
    refused: "Your gift card was not used, and nothing was taken from it. Try again to see the current amounts.",
  },
  goesOn: "We keep checking, and the answer appears here automatically. It counts once.",
  checkNow: "Check now",
};

export const WAIT_REASONS = {
  unreachable: "No connection",
  storage_full: "This device is out of storage",
  storage_failed: "This device could not save it",
  login_page: "This network requires a login",
  unreadable: "Something went wrong",
  network_limit: "Too many unpaid seats are held from this network; try another network",
  rate_limited: "Too many requests at once",
  provider_unavailable: "The payment provider isn't answering",
  no_payment_url: "Payment URL not received from gateway",
  other: "The server couldn't complete it",
};

export const TRY_AGAIN = { after: (reason: string) => `${reason}. Please try again.` };

export const CANCEL_TRIP = {
  title: "Cancel",
  policy: "Cancellation Policy",
  policyVersion: (version: string) => ` (version ${version})`,
  ask: "Cancel this booking",
  question: (refund: string) => `${refund} Cancel this booking?`,
  confirm: "Yes, cancel it",
  keep: "Keep it",
  toGiftCard: (cents: string) => `${cents} returns to your gift card.`,
  noRefund: "Nothing will be refunded.",
  refund: (cents: string) => `${cents} will be refunded.`,
  done: { title: "Booking cancelled", message: "A confirmation email is on its way." },
  notDone: "Not cancelled",
  nothingChanged: (reason: string) => `${reason}. Nothing was changed. Please try again.`,
  notNow: "Can't cancel right now",
  refusals: {
    refund_changed: "The refund has changed since you saw it. Please check the new amount.",
    not_cancellable: "This booking can no longer be cancelled.",
    not_found: "We can't find this booking. Please contact us.",
    other: "Please try again.",
  },
};
