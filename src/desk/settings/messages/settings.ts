import { ago, count } from "../../../domain/words.ts";

export const ERRORS = {
  label: "Errors",
  empty: "No errors in the last 30 days.",
  where: (place: string, source: string, version: string) => `${place || source}, version ${version}`,
  seen: (times: number, ageMs: number) => `${count(times, "time")}, last ${ago(ageMs)}`,
  details: "Details for a developer",
  remove: "Remove",
  notRemoved: "The error is still listed",
} as const;

export const PERSON = {
  lead: "Everything stored under one email address: export it, or erase it when its owner asks.",
  address: "Email address",
  addressMissing: "Please enter an email address",
  exportIt: "Export",
  exported: (bookings: number) => `Exported, with ${count(bookings, "booking")}`,
  notExported: "Nothing was exported",
  erase: "Erase...",
  eraseTitle: (address: string) => `Erase ${address}?`,
  eraseText:
    "Names, addresses, phones, wishes, notes, reviews, mails and questions go, and so does the account. Amounts, dates and document numbers stay, because the books must add up. This cannot be undone.",
  eraseAct: "Erase for good",
  back: "Back",
  erased: (bookings: number) => `Erased, with ${count(bookings, "booking")}`,
  file: (day: string) => `personal-data-${day}.json`,
} as const;
