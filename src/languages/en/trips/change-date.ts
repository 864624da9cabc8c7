import { count, day, money } from "../write.ts";

export const CHANGE_DATE = {
  panel: "Change date",
  lead: "Move to another departure. You see the extra cost or refund before you confirm.",
  title: "Change the date",
  missing: "Changing the date needs a connection the first time.",
  now: (guests: number, checkIn: string) => `Your booking is for ${count(guests, "guest")} on ${day(checkIn)}.`,
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
  refundedDifference: (difference: string) => `${difference} refunded`,
  keptByTerms: (cents: number) => `That includes ${money(cents)} we keep under the terms of your booking.`,
  near: "Seats are available on:",
  stays: (date: string) => `Your booking stays on ${day(date)} as it was.`,
  notDone: (why: string, date: string) => `${why}. Nothing was changed: your booking stays on ${day(date)}.`,
};

export const MOVE_REFUSED = {
  not_found: "We can't find this booking. Please contact us.",
  not_movable: "This booking can no longer be moved.",
  payment_open: "A payment for this booking is still open. Finish it or let it end, then change the date.",
  same_date: "Your booking is already for this day.",
  date_gone: "This departure is no longer offered. Choose another day.",
  seats_gone: "The seats on this day have just been taken. Choose another day.",
  refund_changed: "The refund has changed since you saw it. Please check the new figures below.",
  price_changed: "The price has changed since you saw it. Please check the new figures below.",
  invalid_amount: "This day would cost more than $50,000. Please contact us.",
  other: "Please try again.",
};

export const MOVE_DONE = {
  title: (date: string) => `Moved to ${day(date)}`,
  refunded: (cents: number) => `${money(cents)} is refunded.`,
  owed: (cents: number) => `${money(cents)} is still to pay.`,
  mail: "A confirmation email is on its way.",
};
