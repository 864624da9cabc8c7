import type { Change } from "../../../domain/desk/bookings/booking-change.ts";
import type { LetterFills } from "../../../domain/desk/bookings/letter.ts";
import { meetingText } from "../shared/booking.ts";
import { optionsOrNone } from "../terms/price.ts";
import { count, day } from "../write.ts";

const REASONS: Partial<Record<string, string>> = {
  ended: "no longer booked",
  no_address: "no email address",
  gone: "the booking no longer exists",
};

export const LETTER_TEXTS = {
  act: "Write to the guest",
  title: (bookings: number) => (bookings > 1 ? `Write to ${count(bookings, "booking")}` : "Write to the guest"),
  template: "Template",
  language: (name: string) => `Templates and dates are in the guest's language: ${name}.`,
  languages: (names: readonly string[]) =>
    `The guests use several languages (${names.join(", ")}): templates are in English, dates and the button in each guest's language.`,
  subject: "Subject",
  body: "Text",
  hint: (placeholders: readonly string[]) => `Filled in for each booking: ${placeholders.join(", ")}.`,
  preview: "Preview",
  previewOf: (reference: string) => `As booking ${reference} will read it. A button to their trip stands below.`,
  to: (bookings: number, addresses: number) =>
    bookings === 0
      ? "No one to write to."
      : addresses === bookings
        ? `Goes to ${count(addresses, "address", "addresses")}. Answers come to the shop's address.`
        : `Goes to ${count(addresses, "address", "addresses")} for ${count(bookings, "booking")}. Answers come to the shop's address.`,
  skipped: (skipped: number) => `${count(skipped, "booking gets", "bookings get")} no letter:`,
  why: (reference: string | null, reason: string) => `${reference ?? "A booking"}: ${REASONS[reason] ?? reason}`,
  send: (addresses: number) => `Send to ${count(addresses, "address", "addresses")}`,
  again: "Send to the others",
  back: "Back",
  close: "Close",
  progress: (done: number, all: number) => `${done} of ${count(all, "letter")} queued`,
  part: (queued: number, why: string) =>
    queued === 0
      ? `${why} Send again: no one gets it twice.`
      : `${count(queued, "letter is", "letters are")} queued, the others are not. ${why} Send again: no one gets it twice.`,
  done: (queued: number) => `${count(queued, "letter")} queued`,
  doneText:
    "They are sent within a few minutes. Each booking shows its letter and whether it was sent; a failed one can be sent again.",
};

export const RESEND = {
  act: "Send again",
  done: "The mail is queued again",
};

export function changeNews({ from_date, to_date, from_guests, to_guests, from_options, to_options }: Change): string[] {
  const isMoved = from_date !== undefined && to_date !== undefined && from_date !== to_date;
  return [
    ...(isMoved ? [`Departure: ${day(to_date)} (was ${day(from_date)})`] : []),
    ...(to_guests === undefined ? [] : [`Guests: ${to_guests} (was ${from_guests ?? 0})`]),
    ...(to_options === undefined ? [] : [`Options: ${optionsOrNone(to_options)} (was ${optionsOrNone(from_options)})`]),
  ];
}

export const LETTER_FILLS: LetterFills = {
  first_name: (of) => of.customer_first_name,
  title: (of) => of.title,
  day: (of) => day(of.check_in),
  reference: (of) => of.reference,
  meeting_point: ({ meeting_point, meeting_time }) =>
    meeting_point ? meetingText(meeting_point, meeting_time) : "to be announced",
};
