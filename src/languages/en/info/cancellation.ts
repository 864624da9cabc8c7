type Range = { from: number; to: number };

export const CANCELLATION_POLICY = {
  description: "How much is refunded when you cancel a booking made here, when, and how.",
  lead: "One policy for every booking made on this site. Your booking keeps the version it was made under.",
  version: (version: string) => `Version ${version}`,
  refunds: "What you get back",
  refundsCaption: "Whole days in Tashkent time, from the day you cancel to the day of departure",
  whenColumn: "When you cancel",
  refundColumn: "Your refund",
  refundsNote:
    "Your trip page shows today's refund in dollars before you cancel, and asks you to confirm exactly that amount.",
  ownDates: "With your own dates",
  how: "How to cancel",
  openBooking: ["Open the booking under ", { trips: "My trips" }, ", or with the link in your confirmation email."],
  chooseCancel: "Choose Cancel, check today's refund, and confirm it.",
  mailed: "We email you the cancellation and the refund amount.",
  change: "Changing the date instead",
  changeText: (rule: string) => `${rule} Your trip page shows every figure before you confirm.`,
  arrival: "When the money arrives",
  started: (hours: number) => `We start the refund within ${hours} hours.`,
  toCard: ({ from, to }: Range) => `To a card it takes ${from} to ${to} business days, depending on your bank.`,
  byTransfer: ({ from, to }: Range) => `By bank transfer it takes ${from} to ${to} days.`,
  sameWay: "Refunds always go back the way you paid: to the card or gift card, in cash, or by bank transfer.",
  weCancel: "If we cancel",
  weCancelText:
    "If we cannot run a departure, you choose: another date, another tour of the same value, or a full refund, without any fee, at any time.",
  unpaid: "Unpaid bookings",
  unpaidText:
    "A booking that is not paid holds its seats for a short time only and then expires. Nothing is charged and there is nothing to cancel.",
  elsewhere: "Bookings made elsewhere",
  elsewhereText: [
    "Bookings through agencies, partners or by phone follow the fees on the ",
    { terms: "Terms page" },
    ". If in doubt, write to ",
    { us: "" },
    ".",
  ],
};

export const CANCELLATION_DATES = {
  departure: "Your departure",
  example: (price: string) => `The amounts are those of a trip for one guest that costs ${price}.`,
  past: "Choose a day that is still ahead.",
};
