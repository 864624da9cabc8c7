export const TRIP_SENDING = {
  waits: "Saved on this device, not sent yet. We send it automatically once you are online.",
  unanswered:
    "Saved on this device. We don't know yet whether it arrived, so we send it again automatically once you are online. It counts once.",
  notStored: "Not saved",
  tryNow: "Send now",
  read: "OK",
};

export const SENDING_PROGRESS = {
  sendingBadge: "Sending",
  holding: "Holding your seats, opening secure payment...",
  sending: "Sending your request...",
  leading: "Opening secure payment...",
  saved: "Your request is saved on this device.",
  notify: "Notify me when it is sent",
};

export const REMOVE_TRIP = {
  ask: "Remove from this device",
  neverSent: "This request was never sent. Removing it deletes it.",
  unanswered:
    "We don't know yet whether this request arrived. Removing it only stops sending it: if it arrived, the link in your email opens it. To cancel it, withdraw it instead.",
  ended: "The link in your email opens it again.",
  held: "Your seats stay held until the hold ends; the link in your email opens the booking again.",
  valid: "The booking itself stays valid; the link in your email opens it again.",
  unconfirmed: (messages: readonly string[]) =>
    `We haven't confirmed yet: ${messages.join(", ")}. This device keeps sending it.`,
  question: "Remove it from this device?",
  confirm: "Yes, remove it",
  keep: "Keep it",
};

export const WITHDRAW_REQUEST = {
  ask: "Withdraw request",
  text: "Withdraw this request? If it has reached us, we cancel it and release its seats. You haven't been charged.",
  confirm: "Yes, withdraw it",
  keep: "Keep it",
  waits: "We are withdrawing this request. It disappears from this device once that is done.",
};
