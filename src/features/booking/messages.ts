import type { BookingAnswer } from "./submit-booking.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import type { HeldOffer } from "../../domain/booking/form/held-offer.ts";
import type { Deposit } from "../../domain/terms/payment-plan.ts";
import { count, day, momentHere, money } from "../../domain/words.ts";

type Failure = Exclude<Extract<BookingAnswer, { ok: false }>["code"], "booked_already">;

export const INVALID_BOOKING = "Invalid booking information";

export const SAVE_FAILED: Record<Failure, string> = {
  storage_full: "This device is out of storage. Free some space and try again.",
  storage_failed:
    "This device could not store your request, and nothing was sent. What you typed is still here: please try again.",
  not_here: "You're offline, so part of this page is missing. Nothing was sent. Please try again once you're online.",
};

export const SENT_ALREADY = {
  title: "This form was already sent",
  text: ({ view }: LocalBooking) =>
    `It was sent from another tab${view === null ? "" : `: reference ${view.reference}`}, with other details. What you typed here would be one more booking. Book it too?`,
  show: "Show that booking",
  back: "Back to the form",
};

export const OTHER_TAB = {
  title: "This form is open in another tab too",
  text: "You typed something else there. Only one of the two is saved on this device until you send it.",
  take: "Use what I typed there",
  keep: "Use what I typed here",
};

export const BOOKING_NOT_STORED = {
  refused: {
    title: "Nothing can be saved on this device",
    says: "Your browser blocks storage. What you type is lost when this page closes.",
  },
  not_here: {
    title: "Nothing is saved on this device yet",
    says: "A part of this page hasn't come, as there is no connection. What you type is lost if this page closes. Once you're online it's saved with the next thing you type.",
  },
};

export const ITEM_FAILED = {
  title: "Error loading item",
  message: "Could not load the tour or package details.",
  tone: "error",
} as const;

export const ITEM_NOT_HERE = {
  tour: "This tour is not on this device yet, and there is no connection to fetch it. Once it has come, it can be booked without one.",
  package:
    "This package is not on this device yet, and there is no connection to fetch it. Once it has come, it can be booked without one.",
};

export const offerText = ({ guests, date }: HeldOffer): string =>
  `We're holding ${count(guests, "seat")} on ${day(date)} for you until the time in our email. Other dates have their own seats.`;

export const PROMO_CODE = {
  ask: "Have a code?",
  label: "Promotional code or gift card",
  hint: "Optional",
  apply: "Apply",
  later: "It can't be checked now. It's checked when your request is sent, and you're asked first if it isn't valid.",
  card: "A gift card pays on your trip's page: you'll see the amount before you confirm.",
};

export const BOOK = {
  andPay: "Complete Booking & Pay",
  withoutPaying: "Complete Booking",
  free: "Nothing to pay: your code covers the whole price.",
};

export const heldText = (until: string): string => `This price is yours if you book by ${momentHere(until)}.`;

export const depositText = ({ now_cents, rest_cents, due_on }: Deposit): string =>
  `Or ${money(now_cents)} now and ${money(rest_cents)} by ${day(due_on)}: you choose when you pay.`;

export const INVALID_ENTRY = "Please check your information";

export const ON_THE_LIST =
  "When enough seats come free for your group, we'll email you and hold them for you for up to 24 hours. No seat is promised, and you haven't been charged. Our email says for how many guests you wait: an address that was on the list already stays there as it was.";

const NOT_LISTED: Partial<Record<string, string>> = {
  has_room: "There is room for your group on this date now: you can book it.",
  date_gone: "This departure is no longer offered.",
  item_gone: "This trip is no longer offered.",
  group_too_large: "Your group is larger than this departure takes.",
};

/** Why the server refused an entry for good. */
export const notListed = (code: string): string => NOT_LISTED[code] ?? "Some details need correcting.";

export const LEAVE = {
  asked: "We'll no longer offer you seats that come free. Seats held for you go to the next group on the list.",
  leaving: "Leaving the list.",
  left: "You are off the waiting list. There's nothing else you need to do.",
  unknown: "This link isn't complete, or it isn't one of ours. Open it from our email again.",
  waits: "You are still on the list: we could not be asked just now. This device asks again by itself.",
  unheard: "We could not hear whether you are off the list. We keep asking, and the answer appears here by itself.",
};

export const BOOKING_SENDING = {
  title: "Waiting for our answer",
  unheard:
    "It is kept on this device. We could not hear whether it arrived, so it is sent again by itself as soon as there is a connection. It counts once.",
};

export const BOOKING_STORAGE_FULL = "No room for your group on the date you want?";
