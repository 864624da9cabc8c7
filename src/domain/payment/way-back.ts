import { REFUND_TIMES } from "../terms/cancellation-policy.ts";

const { processing_hours, card_business_days, bank_days } = REFUND_TIMES;

type WayBack = { /** '$20.00 goes back ...' */ to: string; takes: string };

const CARD: WayBack = {
  to: "to the card you paid with",
  takes: `It then takes ${card_business_days.from} to ${card_business_days.to} business days to a card, ${bank_days.from} to ${bank_days.to} days by bank transfer.`,
};

/** By which way money that was paid comes back, and how long that takes. */
export const wayBack = (): WayBack => CARD;

/** How soon we set out. */
export const REFUND_STARTS = `We start the refund within ${processing_hours} hours.`;
