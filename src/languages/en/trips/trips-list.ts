export const TRIPS_LIST = {
  lead: "Your bookings, available offline.",
  empty: "No trips yet",
  emptyWhy: "Your bookings appear here, even offline.",
  viewAll: "View All Tours",
  upcoming: "Upcoming trips",
  past: "Past trips",
  shared: "Shared with you",
  otherDevices: "Other devices and backup",
  offline: "More available offline",
};

export const UNFINISHED_BOOKINGS = {
  title: "Unfinished bookings",
  gone: "A trip that is no longer offered",
  noDate: "No date chosen yet",
  notSent: "not sent",
  continue: "Continue",
  continueTitle: (title: string) => ` booking ${title}`,
  remove: "Remove",
  question: "Remove this unfinished booking?",
  why: "What you typed is saved nowhere else.",
  keep: "Keep it",
  confirm: "Remove it",
};

export const MAIL_TRIPS = {
  title: "Booked on another device?",
  lead: "We'll email you links that open your bookings here.",
  email: "Email",
  send: "Email me my bookings",
  sent: { title: "Check your inbox", message: "If there are bookings with this address, the links are on their way." },
  notSent: "Not sent",
  unanswered: {
    title: "Maybe sent",
    message:
      "We don't know yet whether your email was sent. Check your inbox; if nothing arrives within a minute, try again.",
  },
  refusals: {
    invalid_email: "Invalid email format",
    other: "Your email could not be sent. Please try again.",
  },
};

export const STORED_TRIPS = {
  title: "Stored on this device",
  promised: "Your trips are stored safely here.",
  not_promised:
    "Your browser may clear your trips when the device runs low on storage. Install the app, or export them to a file.",
  unknown: "Your trips are stored on this device.",
  export: "Export my trips",
  import: "Import",
  secret: "Anyone with this file can open your bookings. Keep it private.",
  notTripsFile: { title: "That isn't a trips file", message: "Choose a file made with 'Export my trips'." },
};

export const LOST_REQUESTS = {
  title: "Your browser deleted a request",
  unsent: "It was not sent: nothing was booked and you haven't been charged.",
  unanswered: "We don't know yet whether it reached us. We check as soon as you are online.",
  fill: "Fill in the form again",
  again: "Write it again",
  dismiss: "Dismiss",
  kinds: {
    contact_message: "A message to us",
    trip_request: "A request for a custom trip",
    waiting_list: "An entry in a waiting list",
    other: "A change to one of your trips",
  },
  messageUnsent: "It was deleted before it was sent.",
  messageUnanswered: "It was deleted before we answered, so it may have reached us or not.",
};
