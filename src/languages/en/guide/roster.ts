import { count } from "../write.ts";

export const GUIDE = {
  title: "Guide",
  today: "Today",
  next: "Next",
  past: "Before today",
  nothingToday: "Nothing is planned for you today.",
  nothing: "No departures are assigned to you",
  nothingWhy: "The operator assigns them. They appear here once you are online.",
  first: "Your departures appear here once you are online.",
  gone: "This departure is not on this phone",
  goneWhy: "It is no longer assigned to you, or it was cancelled. Ask the operator.",
  back: "All departures",
  refresh: "Refresh",
  readyWords: {
    checking: "Checking offline access…",
    ready: "Ready for offline use.",
    not_ready: "Not ready for offline use yet: stay online for a moment, then open the app again.",
  },
};

export const ROSTER_AGE = {
  asOf: (ago: string) => `Updated ${ago}.`,
  never: "Not downloaded yet.",
  problems: {
    unreachable: "You're offline: what you record is saved on this phone and sent later.",
    ended: "The operator ended this account.",
    failed: "Our server could not answer. The app tries again every minute.",
  },
  waiting: (number: number) => `${count(number, "note")} waiting to be sent.`,
};
