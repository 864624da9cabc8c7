import type { BookingView, BookingRefusal } from "../../../domain/booking/booking-view.ts";
import { differenceWords } from "#words/payment/moves.ts";
import type { Move, MoveRefusal } from "../../../domain/booking/move/move-answer.ts";
import { optionsOrNone } from "#words/shared/price.ts";
import { count, day, money } from "#words/write.ts";
import type { BookingState } from "../../../domain/booking/booking-state.ts";
import { CODE_REFUSAL_TEXTS } from "#words/booking/promo-codes.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { TRIP_SENDING } from "./sending.ts";
import type { RefusalCode } from "../../../domain/booking/refusals.ts";

const STATE_TEXTS: Record<BookingState, string> = {
  on_phone: "Your request is saved on this device and is sent once you are online. Until then no seats are held.",
  unanswered:
    "We don't know yet whether your request arrived. We keep checking, and the answer appears here automatically. It is booked at most once.",
  sent: "Your request has arrived.",
  held: "Your seats are held. Pay before the hold expires to keep them.",
  paid: "Your payment has arrived. We are confirming your seats.",
  confirmed: "You're all set.",
  attention: "We need your OK.",
  expired: "Your hold expired and the seats were released. You can book again.",
  cancelled: "This booking was cancelled.",
  refunded: "This booking was cancelled and refunded.",
};

export const TRIP_NOT_SHOWN = {
  unknown: { title: "This trip is not on this device", text: "Open it with the link in your email." },
  unreachable: {
    title: "This trip cannot be loaded now",
    text: "Our server did not answer. The trip opens here automatically once you are online.",
  },
  not_stored: {
    title: "This trip cannot be loaded now",
    text: "This device could not store it. Free some space, then open the link in your email again.",
  },
};

export function stateText(state: BookingState, { refusal, view }: Pick<LocalBooking, "refusal" | "view">): string {
  if (view?.called_off && (state === "cancelled" || state === "refunded"))
    return `${STATE_TEXTS[state]} We cancelled the departure on ${day(view.check_in)} too: you can book another date.`;
  if (state !== "attention" || refusal !== null) return STATE_TEXTS[state];
  return view?.called_off
    ? "We're sorry: your departure won't run, as we had to cancel it. Choose another date or a full refund."
    : "Our team is on it. We will email you.";
}

export const STATE_COLORS: Record<BookingState, string> = {
  on_phone: "sand",
  unanswered: "sand",
  sent: "lapis",
  held: "saffron",
  paid: "turquoise",
  confirmed: "turquoise",
  attention: "red",
  expired: "sand",
  cancelled: "sand",
  refunded: "sand",
};

const trips = (number: number) => count(number, "trip");

export function arrivedText({ opened, unknown, waiting }: { opened: number; unknown: number; waiting: number }): {
  title: string;
  message: string;
  tone: "success" | "info" | "error";
} {
  const parts = [
    opened > 0 ? `${trips(opened)} added.` : "",
    waiting > 0 ? `${trips(waiting)} will be checked once you are online.` : "",
    unknown > 0 ? `${trips(unknown)} not added: we can't find the booking.` : "",
  ].filter((part) => part !== "");
  if (parts.length === 0)
    return { title: "Nothing new", message: "These trips are already on this device.", tone: "info" };
  const title = opened > 0 ? "Trips added" : waiting > 0 ? "Trips not verified yet" : "No trips added";
  return { title, message: parts.join(" "), tone: opened > 0 ? "success" : waiting > 0 ? "info" : "error" };
}

export const REFUSAL_TITLES = {
  invalid_booking: "Invalid booking information",
  invalid_amount: "Invalid booking amount",
  item_gone: "This trip is no longer offered",
  date_gone: "This departure is no longer offered",
  seats_gone: "Not enough seats left on this date",
  group_too_large: "The group is too large for this trip",
  ...CODE_REFUSAL_TEXTS,
  options_changed: "Some of these options are no longer available",
  price_up: "The price has gone up",
  too_many_holds: "You already hold seats on other trips",
  id_taken: "This booking was already made",
} as const satisfies Record<RefusalCode, string>;

const FIELD_REFUSED: Partial<Record<string, string>> = {
  check_in: "Choose the departure date again.",
  guests: "Check the number of guests.",
  customer_first_name: "Check the first name.",
  customer_last_name: "Check the last name.",
  customer_email: "Check the email address.",
  customer_phone: "Check the phone number.",
  special_requests: "Check the special requests.",
  options: "Choose the options again.",
};

export function refusalText({ code, field, max_guests, quote }: BookingRefusal): string | null {
  if (code === "options_changed") return `Still available with it: ${optionsOrNone(quote?.options)}.`;
  if (code === "invalid_booking") return FIELD_REFUSED[field ?? ""] ?? "Please check what you entered.";
  if (code === "invalid_amount") return "The total must be above $0 and at most $50,000.";
  if (code === "group_too_large" && max_guests) return `This trip takes up to ${count(max_guests, "guest")}.`;
  if (code === "too_many_holds") return "Pay for one of them or let it expire, then try again.";
  return null;
}

const WAIT_REASONS = {
  unreachable: "No connection",
  storage_full: "This device is out of storage",
  storage_failed: "This device could not save it",
  login_page: "This network requires a login",
  unreadable: "Something went wrong",
  network_limit: "Too many unpaid seats are held from this network; try another network",
  rate_limited: "Too many requests at once",
  provider_unavailable: "The payment provider isn't answering",
  no_payment_url: "Payment URL not received from gateway",
} as const satisfies Partial<Record<string, string>>;

export const waitText = (code: string): string =>
  Object.entries(WAIT_REASONS).find(([known]) => known === code)?.[1] ?? "The server couldn't complete it";

export const CANCEL_REFUSED = {
  refund_changed: "The refund has changed since you saw it. Please check the new amount.",
  not_cancellable: "This booking can no longer be cancelled.",
  not_found: "We can't find this booking. Please contact us.",
} as const;

export const cancelRefused = (code: string): string =>
  Object.entries(CANCEL_REFUSED).find(([known]) => known === code)?.[1] ?? "Please try again.";

export const LINKS_REFUSED: { other: string } & Partial<Record<string, string>> = {
  invalid_email: "Invalid email format",
  other: "Your email could not be sent. Please try again.",
};

export const LINKS_UNANSWERED = {
  title: "Maybe sent",
  message:
    "We don't know yet whether your email was sent. Check your inbox; if nothing arrives within a minute, try again.",
  tone: "info",
} as const;

export const MANAGE = "Manage booking";
export const OTHER_DEVICES = "Other devices and backup";

export const BOOKED_ON_OTHER_DEVICE = "If you booked it on another device, the link in your email opens it here.";

export const otherDay = (date: string, cents: number): string => `${day(date)} · ${money(cents)}`;
export const seatsLeft = (seats: number): string => `${count(seats, "seat")} left`;

export const SEND_AGAIN: Partial<Record<RefusalCode, string>> = {
  too_many_holds: "Try again",
  id_taken: "Send it as a new booking",
};

export const scanCodes = (codes: number): string => `Scan ${count(codes, "code")} with the other device.`;
export const guestsText = (guests: number): string => count(guests, "guest");

const namedTravelersText = (named: number, guests: number) =>
  named === guests ? "" : ` It has details for ${named} of ${count(guests, "guest")}.`;

export const DOCUMENTS = {
  title: "Documents",
  open: "Open",
  openOne: (name: string) => `Open ${name}`,
  failed: { title: "Not opened", message: "A document needs a connection to be opened. Please try again." },
};

export const TRAVELERS = {
  title: "Travelers",
  ask: (departure: string | null) =>
    `Add traveler details${departure === null ? "" : ` before ${day(departure)}`}. Hotels and trains require them. Leave blank what you don't know yet.`,
  waits: TRIP_SENDING.waits,
  unanswered: TRIP_SENDING.unanswered,
  sent: (named: number, guests: number, elsewhere: boolean) =>
    `${elsewhere ? "You saved a newer list on another device: we have that one, and it is below." : "Sent: we have your list."}${namedTravelersText(named, guests)} You can change it until the trip ends.`,
  tryNow: "Send now",
  guest: (place: number) => `Guest ${place}`,
  fields: {
    name: "Full name",
    birth_year: "Year of birth",
    nationality: "Nationality",
    diet: "Diet or allergies",
    note: "Anything else",
  },
  fold: (missing: number) =>
    missing === 0 ? "Traveler details" : `${count(missing, "guest needs", "guests need")} details`,
  all: (guests: number) => `Show all ${guests} guests`,
  draft: "Draft saved on this device. Save the list to send it to us.",
  draftLost: "This device can't save drafts: save the list before you leave this page.",
  save: "Save travelers",
  invalid: "Please check the travelers",
  notKept: {
    title: "Not saved",
    message: "This device is out of storage. What you typed is still here.",
    tone: "error",
  },
  elsewhere: "To change this list, open the trip with the link in your email.",
  sendMine: "Use my list instead",
  keepTheirs: "Keep the newer list",
  read: "OK",
} as const;

const TRAVELERS_REFUSED: { other: string } & Partial<Record<string, string>> = {
  newer_list: "A newer list was saved on another device, so this one was not sent. The newer one is below.",
  trip_over: "This trip has ended or was cancelled, so your list was not sent.",
  not_found: "We can't find this booking, so your list was not sent. Please contact us.",
  other: "Your list could not be sent. Please check it and save it again.",
};

export const travelersRefused = (code: string): string => TRAVELERS_REFUSED[code] ?? TRAVELERS_REFUSED.other;

export const differenceText = ({
  difference_cents,
  back_cents,
}: Pick<Move, "difference_cents" | "back_cents">): string =>
  `${differenceWords(difference_cents)}${back_cents > 0 ? " refunded" : ""}`;

export const CHANGE_DATE = {
  panel: "Change date",
  lead: "Move to another departure. You see the extra cost or refund before you confirm.",
  title: "Change the date",
  missing: "Changing the date needs a connection the first time.",
  now: ({ check_in, guests }: Pick<BookingView, "check_in" | "guests">) =>
    `Your booking is for ${count(guests, "guest")} on ${day(check_in)}.`,
  withRoom: (guests: number) => `Departures with seats for ${count(guests, "guest")}`,
  more: (later: number) => `Show ${count(later, "later date")}`,
  guaranteed: "guaranteed to run",
  newDay: "New departure date",
  notOffered: "This day is not offered, or is full.",
  none: "No other departure has enough seats for you right now.",
  fresh: "Seats and prices as of now.",
  asOf: (age: string) => `As of ${age}. Prices and seats are checked again when you confirm.`,
  offline: "You are offline: these figures are an estimate. Changing the date needs a connection.",
  keep: (date: string) => `Keep ${day(date)}`,
  move: (date: string) => `Move to ${day(date)}`,
  choose: "Choose a date",
  keptByTerms: (cents: number) => `That includes ${money(cents)} we keep under the terms of your booking.`,
  near: "Seats are available on:",
  stays: (date: string) => `Your booking stays on ${day(date)} as it was.`,
  notDone: (why: string, date: string) => `${why}. Nothing was changed: your booking stays on ${day(date)}.`,
} as const;

export const MOVE_REFUSED: Record<MoveRefusal["code"], string> = {
  not_found: "We can't find this booking. Please contact us.",
  not_movable: "This booking can no longer be moved.",
  payment_open: "A payment for this booking is still open. Finish it or let it end, then change the date.",
  same_date: "Your booking is already for this day.",
  date_gone: "This departure is no longer offered. Choose another day.",
  seats_gone: "The seats on this day have just been taken. Choose another day.",
  refund_changed: "The refund has changed since you saw it. Please check the new figures below.",
  price_changed: "The price has changed since you saw it. Please check the new figures below.",
  invalid_amount: "This day would cost more than $50,000. Please contact us.",
};

export const moveRefused = (code: string): string =>
  Object.entries(MOVE_REFUSED).find(([known]) => known === code)?.[1] ?? "Please try again.";

export const moveDoneText = ({ to_date, back_cents, owed_cents }: Move) =>
  ({
    title: `Moved to ${day(to_date)}`,
    message: [
      back_cents > 0 ? `${money(back_cents)} is refunded.` : "",
      owed_cents > 0 ? `${money(owed_cents)} is still to pay.` : "",
      "A confirmation email is on its way.",
    ]
      .filter(Boolean)
      .join(" "),
    tone: "success",
  }) as const;
