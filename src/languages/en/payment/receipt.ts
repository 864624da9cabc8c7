import { count, day } from "../write.ts";

export const PAYMENT_SUCCESS = {
  title: "Payment Successful",
  paymentId: "Payment ID",
  date: "Date",
  status: "Status",
  paid: "Paid",
  checkIn: "Check-in",
  guests: "Guests",
  amount: "Amount",
  print: "Print Receipt",
  home: "Return Home",
};

export const PAYMENT_RECEIPT = {
  title: "Receipt",
  paidOn: (date: string) => `Paid on ${date}`,
};

export const PAID_TRIP = {
  dates: (from: string, to: string) => (from === to ? day(from) : `${day(from)} to ${day(to)}`),
  guests: (guests: number) => count(guests, "guest"),
  reference: "Reference",
  open: "Open my trip",
  trips: "My trips",
  addToCalendar: "Add to calendar",
};

export const PAYMENT_NOT_SHOWN = {
  noId: "No payment ID provided",
  loadFailed: "Failed to load payment details",
  notFound: "Payment Not Found",
  notFoundOrDenied: "Payment not found or access denied",
  noConnection: "There is no connection right now",
  again: "Try again",
  trips: "My trips",
};
