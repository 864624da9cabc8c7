import { count, money } from "../write.ts";

export const BOOKINGS = {
  waiting: (bookings: number) =>
    `${count(bookings, "booking needs", "bookings need")} your attention: a payment does not match, or a refund did not go through.`,
  empty: { title: "No bookings yet", text: "They appear here as travelers book. Press New booking to enter one." },
  nothingWaits: {
    isAnswer: true as const,
    title: "Nothing needs your attention",
    text: "Every payment matches its booking, and every refund went through.",
  },
  notFound: "Booking not found",
  fromList: (time: string, age: string) =>
    `From the guest list of its departure, as of ${time}, ${age}. Payments, emails and history appear once you are online.`,
  noHistory: "No activity yet.",
  one: (reference: string) => `Booking ${reference}`.trim(),
  travelers: "Travelers",
  passport: (number: string) => `passport ${number}`,
  companions: "With their own link",
  companion: {
    unopened: (label: string) => `${label}: details missing, link not opened yet`,
    opened: (label: string) => `${label}: details missing, link opened`,
    filledIn: (label: string) => `${label}: details sent`,
  },
  unnamed: (guests: number) => `${count(guests, "guest")} not named yet.`,
  money: "Money",
  done: "Activity",
  back: (cents: number) => `${money(cents)} refund on cancelling`,
  toPay: (cents: number) => `${money(cents)} to pay`,
  refunded: (cents: number) => `${money(cents)} refunded`,
  byUs: ", by us",
  commission: (channel: string, cents: number) => `${channel}, commission ${money(cents)}`,
  bookedByUs: " · booked by us",
  heldUntil: (moment: string) => `, held until ${moment}`,
};

export const CONFIRM = {
  label: "Confirm",
  title: "Confirm this booking?",
  text: "If there are enough seats, they are taken and the traveler gets a confirmation by email. Unpaid amounts stay owed. If you have the money in hand, record it instead: that confirms the booking too.",
  act: "Confirm booking",
  done: "Booking confirmed",
};

export const RESOLVE_ATTENTION = {
  title: "Resolve what needs attention?",
  text: "This removes the flag; nothing else changes.",
  act: "Resolve",
  done: "Resolved",
};

export const CANCEL_BOOKING = {
  title: "Cancel this booking?",
  text: (paid_cents: number, refund_cents: number) =>
    `The seats are released and the traveler gets an email. ${
      paid_cents > 0
        ? `The policy refunds ${money(refund_cents)} today.`
        : "Nothing was paid, so there is nothing to refund."
    }`,
  act: "Cancel booking",
  done: "Booking cancelled",
};

const ALL_OF_IT = "A full refund ends the booking and releases its seats; a partial one leaves the booking as it is.";

export const REFUND = {
  amount: "Refund (USD)",
  text: ALL_OF_IT,
  leftText: (left_cents: number) => `${money(left_cents)} can still be refunded. ${ALL_OF_IT}`,
  from: (amount_cents: number) => `Refund from ${money(amount_cents)}`,
  act: "Refund",
  done: "Refund on its way",
};

export const MARK_FAILED = {
  title: "Mark this payment failed?",
  text: "The customer may try again while the seats are held. If money still arrives, it is recorded and the payment becomes completed.",
  act: "Mark Failed",
  done: "Payment marked failed",
};
