import { count, day } from "../write.ts";

export const TRIP_PAGE = {
  back: "My trips",
  manage: "Manage booking",
  guests: (guests: number) => count(guests, "guest"),
};

export const TRIP_REQUEST = {
  title: "Your booking",
  starts: "Starts",
  group: "Group",
  options: "Options",
  traveler: "Traveler",
  contact: "Contact",
  requests: "Requests",
  code: "Code",
  codeLater: (code: string) => `${code}, checked when your request is sent`,
  total: "Total",
  priceStays: "Your price won't go up without your OK.",
  lastTry: (reason: string, next: string) => `Last try: ${reason}. We try again automatically, next at about ${next}.`,
  tryNow: "Try now",
};

export const DAY_PLAN = {
  title: "Day by day",
  day: (number: string, date: string) => `Day ${number} · ${day(date)}`,
  today: "Today",
};

export const TRIP_DOCUMENTS = {
  title: "Documents",
  open: "Open",
  openOne: (name: string) => `Open ${name}`,
  failed: { title: "Not opened", message: "A document needs a connection to be opened. Please try again." },
};

export const SHARE_TRIP = {
  calendar: "Add to calendar",
  follow: "Follow in your calendar",
  share: "Share",
  print: "Print",
  text: (title: string, from: string, to: string, guests: number, reference: string) =>
    `${title}, ${day(from)} to ${day(to)}, ${count(guests, "guest")}. Reference ${reference}.`,
  copied: { title: "Copied", message: "You can now paste your trip's details anywhere." },
};

export const MAIL_LANGUAGE = {
  other: (name: string) => `Emails about this trip come in another language (${name}).`,
  change: "Send them in English",
  changed: { title: "Language changed", message: "Emails and documents about this trip now come in English." },
  failed: {
    title: "No answer came",
    message: "The language may not have changed. Please try again when you are online.",
  },
};
