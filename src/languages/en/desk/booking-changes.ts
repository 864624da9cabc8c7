import type { ChangeOutlook } from "../../../domain/desk/bookings/change-schema.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { optionsOrNone } from "../terms/price.ts";
import { count, day, money } from "../write.ts";

export const NO_EMAIL = "This traveler has no email address: tell them by phone.";

export const ONE_BOOKING = {
  lead: (booking: BookingDetail) =>
    `${booking.customer_name}, ${booking.title}, ${day(booking.check_in)}, ${count(booking.guests, "guest")}`,
  price: "Price",
  owed: "Owed",
  settled: "Nothing",
  by: (due: string) => `by ${day(due)}`,
  guest: "Guest",
  guests: (guests: number) => count(guests, "guest"),
};

export const CHANGE = {
  day: {
    act: "Move to another day",
    title: "Move this booking to another day",
    lead: "Seats on the new day are taken before the old ones are released. The new day's price applies.",
    save: "Move booking",
    done: "Booking moved",
  },
  people: {
    act: "Change guests or options",
    title: "Change guests or options",
    lead: "Guests and options already booked keep their price. New ones cost today's price.",
    save: "Save change",
    done: "Booking changed",
  },
  departure: "Departure",
  choose: "Choose a day",
  otherDay: "Another day",
  newDay: "New day",
  full: "full",
  seats: (left: number) => `${count(left, "seat")} left`,
  guests: "Guests",
  waive: "Waive the cancellation fee",
  waiveHint: {
    day: "The traveler does not pay the fee that cancelling today would cost.",
    people: "The traveler pays no fee for the guests and options that are removed.",
  },
  back: (most: number) => `Refund (USD), at most ${money(most)}`,
  backHint: "The policy proposes this amount. The rest stays in the price, and we keep it.",
  keptByTerms: (cents: number) => `The total includes ${money(cents)} kept under the cancellation terms.`,
  compared: "The booking now and after the change",
  what: "Booking",
  before: "Now",
  after: "After",
  same: "Nothing has changed yet.",
  dropped: (guests: number) => `${count(guests, "named guest")} will be removed from the list.`,
  mails: (address: string) => (address ? `${address} gets an email about the change.` : NO_EMAIL),
  rows: (booking: BookingDetail, then: ChangeOutlook): [name: string, before: string, after: string][] => {
    const rows: [string, string, string][] = [
      ["Departure", day(booking.check_in), day(then.to_date)],
      ["Guests", String(booking.guests), String(then.guests)],
      ["Options", optionsOrNone(booking.options), optionsOrNone(then.quote.options)],
      ["Total", money(booking.total_cents), money(then.total_cents)],
      ["Owed", money(booking.owed_cents), money(then.owed_cents)],
      ["Refund on cancelling", money(then.cancel_before_cents), money(then.cancel_after_cents)],
    ];
    return rows.filter(([, before, after], place) => place > 2 || before !== after);
  },
  difference: ({ difference_cents, owed_cents, due_on }: ChangeOutlook) =>
    [
      difference_cents === 0
        ? "The price stays the same."
        : `It costs ${money(Math.abs(difference_cents))} ${difference_cents > 0 ? "more" : "less"}.`,
      owed_cents > 0 && due_on ? `${money(owed_cents)} is then due by ${day(due_on)}.` : "",
    ]
      .filter((words) => words !== "")
      .join(" "),
};

export const CORRECT = {
  act: "Correct name or contact",
  title: "Correct name or contact",
  lead: "Fixes a typing mistake. Invoices and receipts already made don't change.",
  email:
    "If you change the address, links in emails already sent stop working; the device it was booked on still opens the trip. The new address gets a link, and queued emails go there.",
  first: "First name",
  last: "Last name",
  save: "Save",
  done: "Corrected",
};

export const LINK = {
  act: "Link to the trip",
  title: "The guest's link to the trip",
  lead: "Anyone with a link can open, pay for and cancel this trip. Links are not stored, so each one is new; the log says who made it.",
  copy: "Copy a new link",
  copied: "Link copied",
  notCopied: "Not copied: copy it from the field",
  field: "Link",
  send: "Email it to the guest",
  to: (address: string) => (address ? `Emails go to ${address}.` : NO_EMAIL),
  sent: "Link queued for email",
  back: "Close",
};

export const NOTES = {
  title: "Notes",
  ours: "Internal notes",
  none: "No notes yet.",
  add: "New note",
  hint: "Saved with your name and the time. Notes can't be edited or deleted.",
  save: "Add note",
  done: "Note added",
  guide: "For the guide",
  guideHint: "The guide sees it with this booking, even offline.",
  saveGuide: "Save for the guide",
  guideDone: "The guide's note is saved",
  guideChanged: (now: string) =>
    `Someone else changed this note: “${now || "empty"}”. Yours is not saved; save again to replace theirs.`,
};

export const CHANGED_MEANWHILE =
  "Another admin has changed this. What you typed is still here; saving again replaces their version.";
