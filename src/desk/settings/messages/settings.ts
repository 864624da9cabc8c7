import { ago, count } from "#words/write.ts";

export const ERRORS = {
  label: "Errors",
  empty: "No errors in the last 30 days.",
  where: (place: string, source: string, version: string) => `${place || source}, version ${version}`,
  seen: (times: number, ageMs: number) => `${count(times, "time")}, last ${ago(ageMs)}`,
  details: "Details for a developer",
  remove: "Remove",
  notRemoved: "The error is still listed",
} as const;

export const PERSON_TEXTS = {
  lead: "Everything stored under one email address: export it, or erase it when its owner asks.",
  address: "Email address",
  exportIt: "Export",
  exported: (bookings: number) => `Exported, with ${count(bookings, "booking")}`,
  erase: "Erase...",
  eraseTitle: (address: string) => `Erase ${address}?`,
  eraseText:
    "Names, addresses, phones, wishes, notes, reviews, emails, questions and the account are deleted, here and on the traveler's devices. Amounts, dates and document numbers stay, because the books must add up. This cannot be undone.",
  erased: (bookings: number) => `Erased, with ${count(bookings, "booking")}`,
  guides: "A guide's own data is under Guides, with Personal data.",
} as const;
