import { day, momentHere, money } from "../write.ts";

export const PRICE_SUMMARY = {
  label: "Price",
  included: "What's included",
  total: "Total",
  lockedUntil: (until: string) => `This price is yours if you book by ${momentHere(until)}.`,
  deposit: (nowCents: number, restCents: number, dueOn: string) =>
    `Or ${money(nowCents)} now and ${money(restCents)} by ${day(dueOn)}: you choose when you pay.`,
  terms: (change: string, cancel: string) => `${change}. ${cancel}.`,
  policy: "Cancellation Policy",
  free: "Nothing to pay: your code covers the whole price.",
  offline:
    "You're offline: your request is saved on this device and sent once you are online. Seats are held from then.",
  slow: "Still saving your request on this device. Please keep this page open.",
  bookAndPay: "Complete Booking & Pay",
  book: "Complete Booking",
};

export const DUPLICATE_BOOKING_TEXTS = {
  title: "This form was already sent",
  textUnanswered:
    "It was sent from another tab, with other details. What you typed here would be another booking. Book it too?",
  text: (reference: string) =>
    `It was sent from another tab: reference ${reference}, with other details. What you typed here would be another booking. Book it too?`,
  show: "Show that booking",
  back: "Back to the form",
};

export const STORED_BOOKING = {
  showTrip: "Show my trip",
  unanswered:
    "Your request is saved on this device. We don't know yet whether it arrived, so we keep checking. You can close this page.",
  queued:
    "Your request is saved on this device and is sent automatically once you are online. You can close this page.",
  sent: "Your trip opens once its page has loaded.",
};
