import type { ChangeOutlook } from "../../../domain/desk/bookings/change-schema.ts";
import type { BookingDetail } from "../../../domain/desk/lists/desk-schema.ts";
import { optionsOrNone } from "../../../domain/pricing/options.ts";
import { count, day, money } from "../../../domain/words.ts";

export const ONE = {
  lead: (booking: BookingDetail) =>
    `${booking.customer_name}, ${booking.title}, ${day(booking.check_in)}, ${count(booking.guests, "guest")}`,
  price: "Price",
  owed: "Owed",
  settled: "Nothing",
  by: (due: string) => `by ${day(due)}`,
  guest: "Guest",
};

export const CHANGE = {
  day: {
    act: "Move to another day",
    title: "Move this booking to another day",
    lead: "The seats are taken there before they are given back here. The price is that of the new day.",
    save: "Move it",
    done: "The booking is moved",
  },
  people: {
    act: "Change people or options",
    title: "Change people or options",
    lead: "What was agreed keeps its price; what is new costs what it costs today.",
    save: "Change it",
    done: "The booking is changed",
  },
  departure: "Departure",
  choose: "Choose a day",
  otherDay: "Another day",
  newDay: "New day",
  full: "full",
  seats: (left: number) => `${count(left, "seat")} left`,
  guests: "Guests",
  waive: "Waive what the policy keeps",
  waiveHint: {
    day: "Nothing is kept of what cancelling today would keep.",
    people: "Nothing is kept of the guests and options that leave, and nothing is asked for them.",
  },
  back: (most: number) => `Goes back (USD), at most ${money(most)}`,
  backHint: "Proposed by the policy. What does not go back stays in the price and is kept for good.",
  keptByTerms: (cents: number) => `The total includes ${money(cents)} kept by the terms of cancellation.`,
  compared: "How it stands now, and how it would",
  what: "Of this booking",
  before: "Now",
  after: "Then",
  same: "Nothing is changed yet.",
  dropped: (guests: number) =>
    `${count(guests, "guest")} who told their name no longer has a place and leaves the list.`,
  mails: (address: string) => `${address} gets an email that says what is new.`,
  rows: (booking: BookingDetail, then: ChangeOutlook): [name: string, before: string, after: string][] => {
    const rows: [string, string, string][] = [
      ["Departure", day(booking.check_in), day(then.to_date)],
      ["Guests", String(booking.guests), String(then.guests)],
      ["Options", optionsOrNone(booking.options), optionsOrNone(then.quote.options)],
      ["Total", money(booking.total_cents), money(then.total_cents)],
      ["Owed", money(booking.owed_cents), money(then.owed_cents)],
      ["Back on cancelling", money(then.cancel_before_cents), money(then.cancel_after_cents)],
    ];
    return rows.filter(([, before, after], place) => place > 2 || before !== after);
  },
  difference: ({ difference_cents, owed_cents, due_on }: ChangeOutlook) =>
    [
      difference_cents === 0
        ? "The price stays the same."
        : `It costs ${money(Math.abs(difference_cents))} ${difference_cents > 0 ? "more" : "less"}.`,
      owed_cents > 0 && due_on ? `${money(owed_cents)} is then owed by ${day(due_on)}.` : "",
    ]
      .filter((words) => words !== "")
      .join(" "),
};

export const CORRECT = {
  act: "Correct name or contact",
  title: "Correct name or contact",
  lead: "What was typed wrong. Invoices and receipts already made keep what they say.",
  email:
    "With another address, links in mails already sent stop opening the trip; the device it was booked on keeps it. The new address gets a link, and mails that wait go there.",
  first: "First name",
  last: "Last name",
  save: "Correct it",
  done: "Corrected",
};

export const LINK = {
  act: "Link to the trip",
  title: "The guest's link to the trip",
  lead: "Whoever has a link can open this trip, pay for it, and cancel it. Links are not kept here, so a new one is made each time; the log says who made it.",
  copy: "Make a link and copy it",
  copied: "Link copied",
  notCopied: "Copy it from the field",
  field: "Link",
  send: "Email it to the guest",
  to: (address: string) => `By email it goes to ${address}.`,
  sent: "The link goes out by email",
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
  guideHint: "The guide sees it with this booking, also without a connection.",
  saveGuide: "Save for the guide",
  guideDone: "The guide's note is saved",
  guideChanged: (now: string) =>
    `Somebody else wrote here since you looked: “${now || "nothing"}”. Yours is not saved; save again to put it in its place.`,
};

/** Of a form that another admin saved first. */
export const OVER_ANOTHER =
  "Another admin changed it meanwhile. What you typed is still here; saving again replaces what they saved.";
