import { day, money } from "../write.ts";

export const NOT_PAYABLE = {
  hold_over: "Your hold expired and the seats were released. You can book again.",
  already_paid: "This booking is already paid.",
  no_deposit: "This booking can no longer be paid in two parts. Please pay all of it.",
  sold_by_channel: "The company you booked through takes the payment, so you can't pay here.",
  called_off: "Your departure was cancelled, so there is nothing to pay.",
  not_found: "We can't find this booking. Please contact us.",
  payments_not_set_up: "Online payment isn't available yet. Please contact us to complete your booking.",
  no_rate:
    "Online payment is closed until our exchange rate is updated. You haven't been charged. Please try again later, or contact us.",
  unreachable: "There is no connection right now. Please try again.",
  not_now: "The payment page can't be opened right now. Please try again.",
};

export const TRIP_PAYMENTS = {
  title: "Payments",
  statement: "Statement",
  total: "Total",
  paid: "Paid",
  refunded: "Refunded",
  stillToPay: "Still to pay",
  now: "Pay now",
  balance: "Pay the balance",
  part: (cents: number) => `Pay ${money(cents)} now`,
  all: (cents: number) => `Pay all ${money(cents)} now`,
  choice: (rest: number, by: string) =>
    `Pay a part now and the other ${money(rest)} by ${day(by)}, or all of it at once.`,
  owed: (cents: number, by: string | null) => (by === null ? money(cents) : `${money(cents)} by ${day(by)}`),
  asOf: (moment: string) => `As of ${moment}, Tashkent time.`,
  soldBy: (seller: string) => `You booked this trip through ${seller}. Pay, change the date and cancel there.`,
  notOpened: "No payment page opened",
};

export const ENDED_TRIP = {
  refundTitle: "Your refund",
  moneyTitle: "Your money",
  reference: "Reference",
  bookedFor: "Booked for",
  paid: "Paid",
  refund: "Refund",
  again: "Book again",
};
