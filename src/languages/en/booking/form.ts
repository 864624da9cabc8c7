import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import type { QuotedCode } from "../../../domain/pricing/code-schema.ts";
import type { CodeRefusal } from "../../../domain/pricing/discount.ts";
import { count, day, money } from "../write.ts";

export const BOOKING_PAGE = {
  title: (item: string) => `Book ${item}`,
  heading: "Book your trip",
  back: "Back",
  detailsSaved: "We saved your details.",
  seatsHeld: (guests: number, date: string) =>
    `We're holding ${count(guests, "seat")} on ${day(date)} for you until the time in our email. Other dates have their own seats.`,
};

export const BOOKING_FORM = {
  yourTrip: "Your trip",
  yourDetails: "Your details",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  specialRequests: "Special requests",
  optional: "Optional",
  savedAsTyped: "We save this form on your device as you type.",
  payment: "Payment",
  paymentNote: "You pay on our payment provider's secure page. Your card number never reaches us.",
};

export const TRIP_CHOICE = {
  date: "Departure date",
  noDate: "Select a departure date",
  fullOn: (date: string) => `${day(date)} (full)`,
  anyDate: "Private departure: pick any date.",
  guests: "Number of guests",
  seatsLeft: (seats: number) => `${count(seats, "seat")} left on this date.`,
  asOf: (moment: string) => `As of ${moment}.`,
  tooFewSeats: "Not enough seats for your group on the date you want?",
  joinWaitingList: "Join the waiting list",
};

export const CLEAR_FORM = {
  open: "Clear form",
  title: "Clear this form?",
  text: "This empties the form. Nothing was sent yet, so nothing else changes.",
  keep: "Keep it",
  clear: "Clear it",
};

export const PROMO_CODE = {
  ask: "Have a code?",
  label: "Promotional code or gift card",
  hint: "Optional",
  apply: "Apply",
  later:
    "We can't check this code while you're offline. We check it when your request is sent, and ask you first if it isn't valid.",
  card: "You can use a gift card on your trip's page: you'll see the amount before you confirm.",
};

export const DUPLICATE_BOOKING = {
  title: "You already booked this departure",
  text: ({ view }: Pick<LocalBooking, "view">): string =>
    view === null
      ? "You already requested this departure on this device and have no answer yet. Book again?"
      : `You already booked this departure on this device: reference ${view.reference}. Book again?`,
  again: "Book again",
};

export const codeText = ({ code, percent, amount_cents }: QuotedCode): string =>
  `${code}: ${percent === undefined ? money(amount_cents ?? 0) : `${percent}%`} off`;

export const CODE_REFUSAL_TEXTS: Record<CodeRefusal, string> = {
  code_unknown: "We don't recognize this code",
  code_over: "This code is no longer valid, or not valid yet",
  code_elsewhere: "This code is for other trips",
  code_used_up: "This code is used up",
  code_unusable: "This code cannot be used for this booking; each traveler can use it once",
};

export const QUESTION_FIELDS = {
  title: "Questions about your trip",
  choose: "Choose an answer",
};
