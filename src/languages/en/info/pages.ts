export const INFO_CONTENTS: string = "On this page";

export const NOT_FOUND_PAGE = {
  title: "404 Page not found",
  heading: "Oops! Page not found",
  lead: "The address may be old or mistyped. The caravan has moved on; try one of the links below.",
  home: "Return to Home",
  search: "Search tours and destinations",
  trips: "My trips",
};

export const COOKIES_PAGE = {
  description: "What this site stores on your device, and a button that removes it.",
  lead: "This site sets no cookies of its own. It keeps data on your device so that it works offline.",
  stored: "What is stored, and where",
  storedCaption: "All of it stays on this device; none of it is used for advertising or tracking",
  whereColumn: "Where",
  whatColumn: "What and why",
  looks: "Light or dark",
  looksText:
    "At the foot of every page you choose between light, dark and whatever your device prefers. Only that choice is stored.",
  others: "Others",
  othersText:
    "No third party is part of our pages. When you pay, you go to the payment provider's own page, which sets its own cookies under its own policy.",
  remove: "Remove it",
};

export const CLEAR_DEVICE = {
  remove: "Remove everything from this device",
  question: "Remove everything, including vouchers and drafts?",
  yes: "Yes, remove",
  no: "Keep it",
  cleared: "Done. Nothing of ours is left on this device except this page, until you use the app again.",
  unsent: "Some bookings or messages on this device have not been sent. Send or remove them first.",
  failed: "The browser would not clear everything. Close other tabs of this site and try again.",
};
