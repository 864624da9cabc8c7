import type { BookingAnswer } from "./submit-booking.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import type { HeldOffer } from "../../domain/catalogue/offer.ts";
import type { Deposit } from "../../domain/terms/payment-plan.ts";
import { count, day, momentHere, money } from "#words/write.ts";

type Failure = Exclude<Extract<BookingAnswer, { ok: false }>["code"], "booked_already">;

export const INVALID_BOOKING = "Invalid booking information";

export const SAVE_FAILED: Record<Failure, string> = {
  storage_full: "This device is out of storage. Free some space and try again.",
  storage_failed:
    "This device could not store your request, and nothing was sent. What you typed is still here: please try again.",
  not_here: "You're offline, so part of this page is missing. Nothing was sent. Please try again once you're online.",
};

export const DUPLICATE_BOOKING_TEXTS = {
  title: "This form was already sent",
  text: ({ view }: LocalBooking) =>
    `It was sent from another tab${view === null ? "" : `: reference ${view.reference}`}, with other details. What you typed here would be another booking. Book it too?`,
  show: "Show that booking",
  back: "Back to the form",
};

export const BOOKING_NOT_STORED = {
  refused: {
    title: "Nothing can be saved on this device",
    text: "Your browser blocks storage. What you type is lost when this page closes.",
  },
  not_here: {
    title: "Nothing is saved on this device yet",
    text: "You're offline, so part of this page is missing. What you type is lost if this page closes; once you're online, we save it as you type.",
  },
};

export const ITEM_FAILED = {
  title: "Error loading item",
  message: "Could not load the tour or package details.",
  tone: "error",
} as const;

export const ITEM_NOT_HERE = {
  tour: "You're offline and this tour isn't on this device yet. Open it once while online; after that you can book it offline too.",
  package:
    "You're offline and this package isn't on this device yet. Open it once while online; after that you can book it offline too.",
};

export const offerText = ({ guests, date }: HeldOffer): string =>
  `We're holding ${count(guests, "seat")} on ${day(date)} for you until the time in our email. Other dates have their own seats.`;

export const PROMO_CODE = {
  ask: "Have a code?",
  label: "Promotional code or gift card",
  hint: "Optional",
  apply: "Apply",
  later:
    "We can't check this code while you're offline. We check it when your request is sent, and ask you first if it isn't valid.",
  card: "You can use a gift card on your trip's page: you'll see the amount before you confirm.",
};

export const INCLUDED = "What's included";

export const BOOKING_BUTTONS = {
  andPay: "Complete Booking & Pay",
  withoutPaying: "Complete Booking",
  free: "Nothing to pay: your code covers the whole price.",
};

export const heldText = (until: string): string => `This price is yours if you book by ${momentHere(until)}.`;

export const depositText = ({ now_cents, rest_cents, due_on }: Deposit): string =>
  `Or ${money(now_cents)} now and ${money(rest_cents)} by ${day(due_on)}: you choose when you pay.`;

export const INVALID_ENTRY = "Please check your information";

export const ON_WAITING_LIST =
  "When enough seats open up for your group, we'll email you and hold them for you for up to 24 hours. No seat is promised, and you haven't been charged. Our email says how many seats you're waiting for; if your address was already on the list, that entry stays as it was.";

const NOT_LISTED: Partial<Record<string, string>> = {
  has_room: "There are enough seats for your group on this date now: you can book it.",
  date_gone: "This departure is no longer offered.",
  item_gone: "This trip is no longer offered.",
  group_too_large: "Your group is larger than this departure takes.",
};

export const codeNotAccepted = (code: string): string =>
  NOT_LISTED[code] ?? "Some details need correcting. Please check them and send again.";

export const LEAVE_WAITING_LIST = {
  asked: "We'll no longer offer you seats that open up. Seats held for you go to the next group on the list.",
  leaving: "Leaving the list…",
  left: "You are off the waiting list. You don't need to do anything else.",
  unknown: "This link isn't complete, or it isn't one of ours. Open it from our email again.",
  waits: "You are still on the list: we couldn't reach our server. This device keeps trying automatically.",
  unanswered:
    "We don't know yet whether you are off the list. We keep checking, and the answer appears here automatically.",
};

export const BOOKING_SENDING = {
  title: "Waiting for our answer",
  unanswered:
    "Saved on this device. We don't know yet whether it arrived, so we send it again automatically once you are online. It counts once.",
};

export const BOOKING_STORAGE_FULL = "Not enough seats for your group on the date you want?";
