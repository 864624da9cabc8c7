export type HelpFacts = {
  plan: string;
  changeRule: string;
  refunds: readonly (readonly [when: string, what: string])[];
  processingHours: number;
  cardDays: { from: number; to: number };
  otherDeposit: { percent: number; balance_days_before: number };
  otherGroups: readonly { from_guests: number; percent: number }[];
  fullDiscount: { percent: number; guests: number };
};

export const HELP_QUESTIONS = {
  booking: {
    title: "Booking & Reservations",
    questions: {
      how: {
        question: "How do I book?",
        answer:
          "Open a tour or package, choose a date and the number of guests, enter one person's name, email and phone number, and send. Your seats are held while you pay; once the payment arrives, the booking is confirmed.",
      },
      account: {
        question: "Do I need an account?",
        answer:
          "No. Your bookings are saved on the device that made them, and the link in your email opens them anywhere. An account shows bookings made with your confirmed address on every device.",
      },
      offline: {
        question: "Can I book without a connection?",
        answer:
          "Yes. The request is queued on your device and sent once you are back online. Until our server has answered, no seats are held, and the app says so.",
      },
      amount: {
        question: "How much do I pay at booking?",
        answer: ({ plan, otherDeposit }: HelpFacts) =>
          `100% of the total. ${plan} Agencies, partners and bookings by phone ask for a ${otherDeposit.percent}% deposit instead, and the balance ${otherDeposit.balance_days_before} days before departure.`,
      },
      groups: {
        question: "Are there group discounts?",
        answer({ fullDiscount, otherGroups }: HelpFacts) {
          const others = otherGroups.map(({ from_guests, percent }) => `${percent}% off from ${from_guests} guests`);
          return `For bookings made here, the price summary applies: starting with two guests, the price per person falls with every guest, by up to ${fullDiscount.percent}% from ${fullDiscount.guests} guests. Bookings through agencies, partners or by phone get ${others.join(" and ")}.`;
        },
      },
    },
  },
  requirements: {
    title: "Travel Requirements",
    questions: {
      visa: {
        question: "Do I need a visa?",
        answer:
          "Citizens of some ninety countries stay up to 30 days without one; many others apply for an e-visa online. Rules change, so check yours before you book flights.",
      },
      registration: {
        question: "Do I have to register with the authorities?",
        answer:
          "Every foreign guest is registered within three days of arrival. Hotels and guesthouses do it. Keep the slips: they may be asked for when you leave.",
      },
      insurance: {
        question: "Do I need travel insurance?",
        answer: "We ask for medical insurance on mountain and desert tours and recommend it on all others.",
      },
      vaccinations: {
        question: "Which vaccinations do I need?",
        answer: "None are required for most visitors. Ask your doctor about hepatitis A and typhoid some weeks before.",
      },
    },
  },
  trip: {
    title: "During Your Trip",
    questions: {
      meeting: {
        question: "Where do we meet?",
        answer:
          "The meeting point, its time and a telephone number are on your voucher under My trips, with a link that opens your map app. All of it opens even offline.",
      },
      signal: {
        question: "Is there mobile signal?",
        answer:
          "In towns yes; in the mountains, the Kyzylkum desert and at the Aral Sea often not. A local SIM is sold at the airports for a few dollars with your passport.",
      },
      cash: {
        question: "Card or cash?",
        answer:
          "Hotels and larger restaurants take cards; bazaars, taxis and villages take som in cash. Cash machines in every town pay out som, and some also dollars.",
      },
      clothes: {
        question: "What should I wear?",
        answer:
          "Light clothes that cover shoulders and knees at places of worship, a scarf, shoes for uneven stone, and a warm layer for desert nights from October to April.",
      },
    },
  },
  safety: {
    title: "Safety & Security",
    questions: {
      safe: {
        question: "Is Uzbekistan safe?",
        answer:
          "It is among the safer countries to travel in, including alone and as a woman. Keep to what you would do at home with your bag in a crowd, and to registered taxis at night.",
      },
      emergency: {
        question: "Who do I call in an emergency?",
        answer:
          "Your guide first, then our number on the voucher. Emergency numbers: 102 police, 103 ambulance, 101 fire, 112 for all of them.",
      },
      payment: {
        question: "Is my payment safe?",
        answer:
          "You enter your card on the payment provider's page, not here. We keep the amount, the time and the provider's number for the payment, never the card.",
      },
    },
  },
  changes: {
    title: "Cancellations & Changes",
    questions: {
      refund: {
        question: "How much is refunded if I cancel?",
        answer: ({ refunds }: HelpFacts) =>
          `For bookings made here, the Cancellation Policy applies: ${refunds.map(([when, what]) => `${when}: ${what.toLowerCase()}`).join("; ")}.`,
      },
      arrival: {
        question: "When does the refund arrive?",
        answer: ({ processingHours, cardDays }: HelpFacts) =>
          `We start it within ${processingHours} hours; to a card it takes ${cardDays.from} to ${cardDays.to} business days.`,
      },
      date: {
        question: "Can I change the date?",
        answer: ({ changeRule }: HelpFacts) =>
          `Yes, on your trip's page. ${changeRule} You see every figure before you confirm.`,
      },
      weCancel: {
        question: "What if you cancel?",
        answer: "You choose between another date, another tour of the same value, or a full refund.",
      },
    },
  },
};
