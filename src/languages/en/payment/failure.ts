export const FAILURE_TEXTS = {
  title: "Payment failed",
  meaning: "You haven't been charged. While your seats are held you can pay again.",
  held: (until: string) => `You haven't been charged. Your seats are held until ${until}: pay again before then.`,
  tryNext:
    "What you can try: the same card again, another card (Visa, Mastercard, Uzcard or Humo), or ask your bank to allow online payments to Uzbekistan.",
  over: "You haven't been charged. Your hold expired and the seats were released: you can book again.",
};

export const UNKNOWN_PAYMENT = {
  title: "Payment not found",
  meaning: "This link doesn't say which payment it is about. My trips shows what is paid and what is still to pay.",
};

export const OPEN_PAYMENT = {
  title: "Payment not confirmed yet",
  meaning:
    "We keep checking. If the payment arrives, your booking is confirmed automatically, and we email you either way. My trips shows the latest status.",
};

export const REFUNDED_PAYMENT = {
  title: "Payment refunded",
  meaning: "We are refunding the card you paid with. My trips shows how much, and by when.",
};

export const FAILURE_PAGE = {
  notProcessed: "Your payment could not be processed.",
  details: "Details",
  paymentId: "Payment ID",
  code: "Code",
  trips: "My trips",
  home: "Return to Homepage",
  questions: "Questions?",
  mailSubject: (paymentId: string) => `Payment ${paymentId}`.trim(),
};

export const PAYMENT_RETRY = {
  retry: "Retry Payment",
  refusedTitle: "No payment page was opened",
  emailBookings: "Email me my bookings",
  trips: "My trips",
  showTrip: "Show my trip",
  confirmation: "Confirmation",
  bookAgain: "Book again",
};

export const NO_RETRY = {
  other_device:
    "This booking isn't on this device. Open it on the device you booked with, or let us email you a link that opens it here.",
  hold_over: "Your hold expired and the seats were released. You haven't been charged. You can book again.",
  already_paid: "This booking is already paid. There is nothing left to pay.",
  ended: "This booking was cancelled, so there is nothing to pay. You can book again.",
  no_deposit: "This booking can no longer be paid in two parts. Open your trip to pay all of it.",
  several: "Several of your bookings are waiting for payment. Choose the one you want to pay under My trips.",
  payments_not_set_up: "Online payment isn't available yet. Please contact us to complete your booking.",
  no_rate:
    "Online payment is closed until our exchange rate is updated. You haven't been charged. Please try again later, or contact us.",
  unreachable: "There is no connection right now. Try again once you are online.",
  not_now: "The payment page can't be opened right now. Please try again in a moment.",
};
