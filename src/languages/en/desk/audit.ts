import { ago, count } from "../write.ts";

export const AUDIT = {
  lead: "Who did what, and when. It can't be changed or deleted.",
  label: "Entries",
  who: "Who",
  whoHint: "Email, or 'system'",
  what: "About",
  whats: {
    "": "Everything",
    booking: "Bookings",
    payment: "Payments",
    tour: "Tours",
    package: "Packages",
    destination: "Destinations",
    departure: "Departures",
    guide: "Guides",
    member: "People at the desk",
    code: "Codes",
    "gift card": "Gift cards",
    review: "Reviews",
    rates: "Exchange rates",
    settings: "Settings",
    trip_request: "Trip requests",
    contact_message: "Messages",
    mail: "Mails",
  },
  columns: { when: "When", what: "What", about: "About", who: "Who" },
  system: "system",
  empty: { title: "Nothing logged yet", text: "Each change at the desk appears here." },
};

export const ERRORS = {
  label: "Errors",
  empty: "No errors in the last 30 days.",
  where: (place: string, source: string, version: string) => `${place || source}, version ${version}`,
  seen: (times: number, ageMs: number) => `${count(times, "time")}, last ${ago(ageMs)}`,
  details: "Details for a developer",
  remove: "Remove",
  notRemoved: "The error is still listed",
};
