import type { BookingState } from "../../domain/booking/booking-state.ts";
import { count } from "../../domain/words/count.ts";
import type { RefusalCode } from "../../domain/booking/refusals.ts";

/** What each state means, and no more than is known. */
export const STATE_MEANS: Record<BookingState, string> = {
  on_phone:
    "Your request is kept on this phone and is sent as soon as there is a signal. Until then no places are held.",
  sent: "The request has arrived.",
  held: "Your places are held. Pay before the time is over to keep them.",
  paid: "Your payment has arrived. We are confirming your places.",
  confirmed: "Everything is set. Show this page at the meeting point.",
  attention: "Something needs your decision.",
  expired: "The time to pay is over and the places were given back. You can book again.",
  cancelled: "This booking was cancelled.",
  refunded: "This booking was cancelled and your money was sent back.",
};

export const STATE_COLORS: Record<BookingState, string> = {
  on_phone: "sand",
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

/** What became of trips that were brought here. */
export function arrivedText({ opened, unknown, waiting }: { opened: number; unknown: number; waiting: number }): {
  title: string;
  message: string;
  tone: "success" | "info" | "error";
} {
  const parts = [
    opened > 0 ? `${trips(opened)} added.` : "",
    waiting > 0 ? `${trips(waiting)} will be loaded when there is a signal.` : "",
    unknown > 0 ? `${trips(unknown)} could not be found: the booking is gone, or its link is not whole.` : "",
  ].filter((part) => part !== "");
  if (parts.length === 0) return { title: "Nothing new", message: "These trips were here already.", tone: "info" };
  const title = opened > 0 ? "Trips are here" : waiting > 0 ? "Trips are on their way" : "No trips added";
  return { title, message: parts.join(" "), tone: opened > 0 ? "success" : waiting > 0 ? "info" : "error" };
}

export const REFUSAL_TITLES = {
  invalid_booking: "Invalid booking information",
  invalid_amount: "Invalid booking amount",
  item_gone: "This trip is no longer offered",
  date_gone: "This departure is no longer offered",
  seats_gone: "Not enough places left on this date",
  group_too_large: "The group is too large for this trip",
  price_up: "The price has gone up",
  too_many_holds: "You already hold places on other trips",
  id_taken: "This booking was already made",
} as const satisfies Record<RefusalCode, string>;

export const BOOKED_ELSEWHERE = "If you booked it on another device, the link in your e-mail opens it here.";

/** Where the very same request may be sent once more, and what that is called. */
export const SEND_AGAIN: Partial<Record<RefusalCode, string>> = {
  too_many_holds: "Try again",
  id_taken: "Send it as a new booking",
};

export const people = (guests: number): string => count(guests, "guest");

/** Why no payment page opened, by the server's code. */
export const NOT_PAYABLE: { not_now: string } & Partial<Record<string, string>> = {
  hold_over: "Your hold expired and the seats were released. You can book again.",
  already_paid: "This booking is already paid.",
  not_found: "This booking is no longer known. Please contact us.",
  unreachable: "There is no connection right now. Please try again.",
  not_now: "The payment page can't be opened right now. Please try again.",
};
