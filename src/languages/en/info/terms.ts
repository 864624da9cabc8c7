type Company = { name: string; registration: string | undefined; address: string };

export const TERMS_PAGE = {
  description: (shop: string) => `The terms under which ${shop} sells its tours and packages.`,
  lead: "What you and we promise each other when you book.",
  updated: "Last changed: November 2026",
  who: "Who we are",
  whoText: ({ name, registration, address }: Company) =>
    `${name}${registration ? ` (${registration})` : ""} organizes tours in Uzbekistan${address ? ` from its office at ${address}` : ""}. Every contract is between you and us; guides, drivers and hotels work for us on your trip.`,
  booking: "Booking and price",
  bookingRequest:
    "A booking you send from this site is a request until our server confirms that it holds your seats. You then see how long they are held. Once you pay, the booking is confirmed.",
  bookingCharge:
    "You pay the price you saw, in US dollars. If the payment page charges another currency, it shows that amount before you pay.",
  bookingPlan: (plan: string) =>
    `${plan} If a balance isn't paid in time, your booking doesn't end: we write to you. If you cancel, we keep the same amount as if you had paid in full, and never more than you paid.`,
  bookingPriceChange:
    "If a price rises between your request and our answer, nothing is charged: you decide again. If it falls, you pay the lower price.",
  bookingTotal: "The total includes the group discount and the taxes and fees listed beside it.",
  documents: "Your documents",
  documentsText:
    "Passport, visa and insurance are yours to arrange and to carry. We register foreign guests at the hotels and guesthouses that we book; keep the slips until you leave the country.",
  changes: "Changes to the program",
  changesText:
    "Roads close, trains move, monuments are restored. We may change the order of days or replace a stop by one of equal interest and tell you in advance. If a change removes the main purpose of the trip, you may cancel without a fee.",
  fees: "Cancellation fees",
  feesText: [
    "Bookings made here are governed by the ",
    { policy: "Cancellation Policy" },
    ". The table below applies to bookings made by other channels: agencies, partners and phone.",
  ],
  feesCaption: "Cancellation fees for bookings made by other channels",
  feesWhen: "Before departure",
  feesFee: "Fee",
  feesGap: "On the 30th day before departure the lower of the two fees applies.",
  liability: "Our liability",
  liabilityText:
    "We are liable for our own acts and omissions, and for those of the people who work for us. We are not liable for events that could not be foreseen or prevented, or for anything you arrange yourself on the way. Nothing here limits the rights that the law of your country gives you as a consumer.",
  law: "Disputes",
  lawText: [
    "Write to us first: ",
    { us: "" },
    ". Most things are settled within a week. The law of the Republic of Uzbekistan applies, and its courts decide any dispute that we can't settle.",
  ],
};
