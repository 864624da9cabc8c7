export const GIFT_CARD_SHOP = {
  lead: "Give someone a journey. The card pays for any tour or package, at once or in parts, and has no end date.",
  description: "Buy a gift card for a journey in Uzbekistan. It arrives by email as soon as it is paid.",
  amount: "Value",
  toName: "For",
  toAddress: "Their email (optional)",
  toAddressHelp: "We email the card there as soon as it is paid. Without an address, only you get the code.",
  message: "Message (optional)",
  buyerName: "Your name",
  buyerEmail: "Your email",
  buyerEmailHelp: "We send you the code too.",
  pay: (amount: string) => `Pay ${amount} by card`,
};

export const GIFT_CARD_RESULT = {
  checking: {
    title: "Checking your payment",
    text: "This usually takes a few seconds.",
  },
  paid: {
    title: "Gift card paid",
    text: "Thank you. The card is on its way by email.",
  },
  open: {
    title: "Not confirmed yet",
    text: "We don't know yet whether your payment arrived. As soon as it does, we email the card. Please don't pay again before tomorrow.",
  },
  failed: {
    title: "Not paid",
    text: "The payment was not completed, so there is no gift card. If money was taken after all, we email the card as soon as the provider confirms it.",
  },
  unknown: {
    title: "No such payment",
    text: "We don't know this payment. If you paid, the email with the card tells you so. Otherwise please contact us.",
  },
};

export const GIFT_CARD_NEXT = { again: "Buy a gift card", tours: "See tours" };

export const GIFT_CARD_PROBLEMS = {
  unreachable: "No connection, so nothing was ordered. What you typed is still here. Please try again online.",
  rate_limited: "Too many attempts. Please wait some minutes and try again.",
  network_limit: "Too many attempts. Please wait some minutes and try again.",
  payments_not_set_up: "Online payment isn't available yet. Please contact us to buy a gift card.",
  no_rate:
    "Online payment is closed until our exchange rate is updated. You haven't been charged. Please try again later, or contact us.",
  provider_unavailable: "The payment provider isn't answering. You haven't been charged. Please try again.",
  invalid_card: "Some details need correcting. Please check them and try again.",
  other: "The payment page could not be opened. You haven't been charged. Please try again.",
};
