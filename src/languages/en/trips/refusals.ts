import { count, day, money } from "../write.ts";

export const REFUSAL_TITLES = {
  invalid_booking: "Invalid booking information",
  invalid_amount: "Invalid booking amount",
  item_gone: "This trip is no longer offered",
  date_gone: "This departure is no longer offered",
  seats_gone: "Not enough seats left on this date",
  group_too_large: "The group is too large for this trip",
  options_changed: "Some of these options are no longer available",
  questions_changed: "Some questions about this trip have changed",
  price_up: "The price has gone up",
  too_many_holds: "You already hold seats on other trips",
  id_taken: "This booking was already made",
};

export const REFUSED_FIELDS = {
  check_in: "Choose the departure date again.",
  guests: "Check the number of guests.",
  customer_first_name: "Check the first name.",
  customer_last_name: "Check the last name.",
  customer_email: "Check the email address.",
  customer_phone: "Check the phone number.",
  special_requests: "Check the special requests.",
  options: "Choose the options again.",
  answers: "Answer the questions again.",
  other: "Please check what you entered.",
};

export const REFUSAL_DETAILS = {
  options_changed: (options: string) => `Still available with it: ${options}.`,
  questions_changed: "What you typed is still there. Answer the questions and send it again.",
  invalid_amount: "The total must be above $0 and at most $50,000.",
  group_too_large: (most: number) => `This trip takes up to ${count(most, "guest")}.`,
  too_many_holds: "Pay for one of them or let it expire, then try again.",
};

const forTotal = (cents: number | null) => (cents === null ? "" : ` for ${money(cents)}`);

export const REFUSED_BOOKING = {
  asked: (guests: number, options: string, checkIn: string, cents: number) =>
    `You asked for ${count(guests, "guest")}${options === "" ? "" : ` with ${options}`} on ${day(checkIn)} for ${money(cents)}.`,
  otherDevice: "If you booked it on another device, the link in your email opens it here.",
  nothingBooked: "Nothing was booked and you haven't been charged.",
  notStored: { title: "Booking failed", message: "This device could not save it." },
  back: "Back",
  bookFor: (cents: number) => `Book for ${money(cents)}`,
  bookWith: (options: string, cents: number) => `Book with ${options} for ${money(cents)}`,
  bookWithoutCode: (cents: number) => `Book without the code for ${money(cents)}`,
  bookFewer: (guests: number, cents: number) => `Book for ${count(guests, "guest")}: ${money(cents)}`,
  nearest: (guests: number) => `Nearest departures with room for ${count(guests, "guest")}`,
  otherDay: (date: string, cents: number) => `${day(date)} · ${money(cents)}`,
  seatsLeft: (seats: number) => `${count(seats, "seat")} left`,
  bookInstead: (date: string, cents: number | null) => `Book ${day(date)} instead${forTotal(cents)}`,
  waitingList: (date: string) => `Join the waiting list for ${day(date)}`,
  sendAgain: {
    too_many_holds: (cents: number | null) => `Try again${forTotal(cents)}`,
    id_taken: (cents: number | null) => `Send it as a new booking${forTotal(cents)}`,
  },
  otherTrips: "Other trips you can book",
  perPerson: (price: string) => `${price} / person`,
  viewAll: "View All Tours",
  answer: "Answer the questions",
  change: "Change the booking",
  discard: "Discard request",
};
