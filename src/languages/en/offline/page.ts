import { count } from "../write.ts";

export const OFFLINE_PAGE = {
  lead: "What opens on this device offline.",
  saved: "Saved by you",
  savedList: "Saved",
  showAll: (items: number) => `Show all ${items}`,
  nothing: "Nothing saved yet",
  nothingHow: "Tap ‘Save for offline’ on a destination, tour, package or trip to save its text and pictures here.",
  allTours: "View All Tours",
};

export const SAVED_KINDS = {
  destination: "Destination",
  tour: "Tour",
  package: "Package",
  trip: "Your trip",
};

export const SAVED_CARD = {
  gone: "No longer offered. Your copy still opens.",
  newer: "The text or dates have changed: update your copy.",
  removeOne: (title: string) => `Remove ${title} from this device`,
};

export const SAVE_EVERYTHING = {
  title: "Save everything",
  text: "All destinations, tours and packages with their pictures, and your trips: for the plane, the desert and the first hours without a SIM.",
  resume: "Resume download",
  preparing: "Preparing the list…",
  page: (page: number, pages: number, title: string) => `Page ${page} of ${pages}: ${title}`,
  pictures: (done: number, total: number, size: string) => `${done} of ${total} pictures, ${size}`,
  progress: (done: number, total: number) => `${done} of ${total} pictures saved`,
  allReady: (pages: number, size: string) => `All ${count(pages, "page")} are ready offline: ${size} of pictures.`,
  allSaved: (pages: number, size: string) => `All ${count(pages, "page")} are saved: ${size} of pictures.`,
  someReady: (saved: number, pages: number, size: string) =>
    `${saved} of ${count(pages, "page")} are ready offline, ${size} of pictures.`,
  someSaved: (saved: number, pages: number, size: string) =>
    `${saved} of ${count(pages, "page")} are saved, ${size} of pictures.`,
};

export const ALWAYS_OFFLINE = {
  title: "Always available offline",
  appDownloading: "The app is still downloading: pages open offline once that is done.",
  appNotSupported: "This browser cannot open the app without a connection.",
  noCatalogue: "The catalog is downloaded on your first visit online.",
  catalogue: (destinations: number, tours: number, packages: number) =>
    `Text, prices and dates of ${count(destinations, "destination")}, ${count(tours, "tour")} and ${count(packages, "package")}, and the search among them.`,
  asOf: (age: string) => `As of ${age}.`,
  trips: (onDevice: number) => [
    { trips: "My trips" },
    ` with their vouchers${onDevice > 0 ? ` (${onDevice} on this device)` : ""}; bookings and messages you write stay here until you're online.`,
  ],
  help: [{ help: "Help Center" }, ", booking guide, terms and cancellation policy."],
};

export const STORAGE_PANEL = {
  title: "Storage",
  saved: (size: string) => `Saved pictures: ${size}.`,
  used: "Storage used by this app",
  usage: (used: string, free: string) => `The whole app uses about ${used}; ${free} are free for it.`,
  unknown: "Your browser doesn't say how much storage is left.",
  persistence: {
    promised: "Your trips are stored safely here, even when the device runs low on storage.",
    not_promised: "Your browser may clear saved data when the device runs low on storage.",
    unknown: "Your browser doesn't say whether it protects saved data.",
  },
  protect: "Protect saved data",
  isProtected: "Protected",
  notProtected: "Not protected yet",
  notProtectedWhy: "Browsers protect apps that are installed or used often. Install this app and try again.",
  install: "Install the app",
  removeAll: "Remove everything saved",
  wifiOnly: "Only on Wi-Fi",
  wifiUnknown: "Your browser doesn't say which network it is on: check your connection before large downloads.",
};

export const SAVED_COPY_PAGE = {
  tourLine: (days: number, price: string) => `${count(days, "day")}, ${price} per person then`,
  packageLine: (days: number, price: string) => `${count(days, "day")}, ${price} then`,
  noLongerOffered: "This is no longer offered. You see the copy saved on this device.",
  noLongerOfferedSince: (age: string) => `This is no longer offered. You see the copy saved on this device ${age}.`,
  included: "What's Included",
  itinerary: "Itinerary",
  day: (day: string) => `Day ${day}:`,
};
