import { count, day } from "../write.ts";

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
