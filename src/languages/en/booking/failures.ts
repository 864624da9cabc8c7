export const INVALID_FORM = {
  booking: "Invalid booking information",
  waitingList: "Please check your information",
};

export const SAVE_FAILED = {
  storage_full: "This device is out of storage. Free some space and try again.",
  storage_failed:
    "This device could not store your request, and nothing was sent. What you typed is still here: please try again.",
  not_here: "You're offline, so part of this page is missing. Nothing was sent. Please try again once you're online.",
};

export const SAVE_FAILED_TITLES = { booking: "Booking failed", waitingList: "Not saved" };

export const BOOKING_NOT_STORED = {
  refused: {
    title: "Nothing can be saved on this device",
    text: "Your browser blocks storage. What you type is lost when this page closes.",
  },
  not_here: {
    title: "Nothing is saved on this device yet",
    text: "You're offline, so part of this page is missing. What you type is lost if this page closes; once you're online, we save it as you type.",
  },
};

export const ITEM_FAILED = {
  title: "Error loading item",
  message: "Could not load the tour or package details.",
};

export const ITEM_NOT_HERE = {
  page: "Not loaded",
  title: "No connection",
  tour: "You're offline and this tour isn't on this device yet. Open it once while online; after that you can book it offline too.",
  package:
    "You're offline and this package isn't on this device yet. Open it once while online; after that you can book it offline too.",
  again: "Try again",
};

export const ITEM_NOT_OFFERED = {
  title: "Item not found",
  text: "This trip is no longer offered, or the link is incomplete.",
  allTours: "View All Tours",
};
