export const NOT_PAYABLE: { not_now: string } & Partial<Record<string, string>> = {
  hold_over: "Your hold expired and the seats were released. You can book again.",
  already_paid: "This booking is already paid.",
  no_deposit: "This booking can no longer be paid in two parts. Please pay all of it.",
  called_off: "Your departure was cancelled, so there is nothing to pay.",
  not_found: "We can't find this booking. Please contact us.",
  payments_not_set_up: "Online payment isn't available yet. Please contact us to complete your booking.",
  no_rate:
    "Online payment is closed until our exchange rate is updated. You haven't been charged. Please try again later, or contact us.",
  unreachable: "There is no connection right now. Please try again.",
  not_now: "The payment page can't be opened right now. Please try again.",
};

export const GIFT_CARD = {
  ask: "Use a gift card",
  missing: "The gift card form could not be loaded. Please try again once you are online.",
  /** The card keeps its claim until the rest is paid or the hold expires. */
  part: (paid: string, rest: string) =>
    `${paid} is paid by gift card. Pay the other ${rest} before your hold expires, or we return it to the card.`,
};

export const MONEY = {
  title: "Payments",
  statement: "Statement",
  now: "Pay now",
  balance: "Pay the balance",
  part: (amount: string) => `Pay ${amount} now`,
  all: (amount: string) => `Pay all ${amount} now`,
  choice: (rest: string, by: string) => `Pay a part now and the other ${rest} by ${by}, or all of it at once.`,
  owed: (amount: string, by: string | null) => (by === null ? amount : `${amount} by ${by}`),
  asOf: (moment: string) => `As of ${moment}, Tashkent time.`,
};
