import { ago, count } from "../write.ts";

export const FOLLOW_CALENDAR = {
  title: "Follow in your calendar",
  what: "Your calendar shows this trip and updates by itself when the meeting point, the date or the trip itself changes.",
  follow: "Make a calendar link",
  how: "Open it on this device, or copy it and paste it in your calendar under ‘Add by URL’. Anyone with the link can see these entries.",
  open: "Open in my calendar",
  copy: "Copy the link",
  copied: { title: "Copied", message: "Paste it in your calendar under ‘Add by URL’." },
  notCopied: { title: "Not copied", message: "Your browser did not allow it. Try ‘Open in my calendar’." },
  notRead: "No calendar has read it yet. Most calendars do so every few hours.",
  read: (agoMs: number) => `A calendar last read it ${ago(agoMs)}.`,
  others: (number: number) => `${count(number, "calendar link")} made on another device.`,
  stop: "Stop following",
  done: "Close",
  again: "Try again",
  offline: "This needs a connection. Please try again when you are online.",
  refusals: {
    not_found: "This trip is over or not known any more, so no calendar can follow it.",
    trip_over: "This trip was cancelled, so no calendar can follow it.",
    not_confirmed: "A calendar can follow this trip once it is confirmed.",
    rate_limited: "Too many tries. Please wait a minute.",
  },
};
