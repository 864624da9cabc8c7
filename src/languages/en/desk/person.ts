import { count } from "../write.ts";

export const PERSON_TEXTS = {
  lead: "Everything stored under one email address, or under the phone number of bookings without an address: export it, or erase it when that person asks.",
  address: "Email address or phone number",
  wrong: "An email address, or a phone number of at least 8 digits",
  exportIt: "Export",
  exported: (bookings: number) => `Exported, with ${count(bookings, "booking")}`,
  erase: "Erase...",
  eraseTitle: (address: string) => `Erase ${address}?`,
  eraseText:
    "Names, addresses, phones, wishes, notes, reviews, emails, questions and the account are deleted, here and on the traveler's devices. Amounts, dates and document numbers stay, because the books must add up. This cannot be undone.",
  erased: (bookings: number) => `Erased, with ${count(bookings, "booking")}`,
  guides: "A guide's own data is under Guides, with Personal data.",
};

export const ERASE = {
  typeIt: (expected: string) => `To confirm, type ${expected}`,
  notTyped: (expected: string) => `Please type ${expected}`,
  act: "Erase for good",
  back: "Back",
  file: (day: string) => `personal-data-${day}.json`,
};
