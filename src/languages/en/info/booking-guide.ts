export const BOOKING_GUIDE = {
  description: "Five steps from an idea to a confirmed trip, what to bring, and how paying works.",
  lead: "Five steps from an idea to a confirmed trip. The first four work offline.",
  steps: "Book in five steps",
  travel: "Travel requirements",
  payment: "Payment",
  paymentHow:
    "You pay 100% at booking with Uzcard, Humo, Visa or MasterCard. Prices are in US dollars; a bank may convert them at its rate of the day.",
  paymentPlan: (plan: string) =>
    `Payment plans: ${plan} You choose when you pay; your trip says what is still to pay, and we remind you by email.`,
  groupPrice:
    "The price per person falls automatically as you add guests. For private departures of 10 and more ask us for a group rate.",
  changes: "If plans change",
  changesRefund: [
    "The ",
    { policy: "Cancellation Policy" },
    " says how much is refunded and when; your trip page shows it in dollars for today.",
  ],
  changesDate:
    "You can also change the date: on your trip page, move a confirmed booking to any other departure of the same trip with enough seats. You see the difference before you confirm. Changing never increases your refund.",
};

type StepText = readonly (string | { tours: string } | { packages: string } | { trips: string })[];
type Step = { name: string; text: StepText };

export const BOOKING_STEPS: Record<"choose" | "date" | "travelers" | "send" | "pay", Step> = {
  choose: {
    name: "Choose.",
    text: [
      "Browse ",
      { tours: "tours" },
      " and ",
      { packages: "packages" },
      ", compare them, look at the days and at what is included.",
    ],
  },
  date: {
    name: "Pick a date and your group size.",
    text: [
      "You see how many seats are left on each departure. Traveling together lowers the price per person, starting with two guests.",
    ],
  },
  travelers: {
    name: "Tell us who is traveling.",
    text: ["Name, email and phone number of one person are enough. We save the form on your device as you type."],
  },
  send: {
    name: "Send.",
    text: [
      "Online, your seats are held at once. Offline, the request is queued on your device and sent automatically once you are back online.",
    ],
  },
  pay: {
    name: "Pay.",
    text: [
      "On the payment provider's page, by card. Then the booking is confirmed and the voucher is in ",
      { trips: "My trips" },
      " and in your mail.",
    ],
  },
};

export const TRAVEL_REQUIREMENTS = {
  passport: {
    name: "Passport",
    text: "valid for at least three months after you leave. Carry the original; copies are not accepted at checks.",
  },
  visa: {
    name: "Visa:",
    text: "citizens of some ninety countries stay up to 30 days without one, many others can get an e-visa in a few days. Check the rule for your passport before you book flights.",
  },
  registration: {
    name: "Registration",
    text: "within three days of arrival: hotels and guesthouses do it for you. Keep every slip until you have left the country.",
  },
  insurance: {
    name: "Insurance",
    text: "that covers medical care and transport home. We ask for its number on mountain tours.",
  },
  health: {
    name: "Health:",
    text: "nothing is required for most visitors. Bring your own medicines with the prescription; some common painkillers with codeine are forbidden.",
  },
};
