type Attention = { text: string; remedy: string };

/** Why the server flags a booking, by code: what the desk and the operator's mail say, and what helps. */
export const ATTENTION = {
  paid_after_hold: {
    text: "Paid after the hold ran out, and the places are taken",
    remedy: "Confirm it if there is room again, move the money back with Refund, or offer another day.",
  },
  paid_after_cancellation: {
    text: "Paid after the booking was cancelled",
    remedy: "Give it back with Refund, or confirm the booking anew if that was meant.",
  },
  paid_too_much: { text: "Paid more than was owed", remedy: "Give back what is too much with Refund." },
  paid_twice: { text: "Paid a second time", remedy: "Give the second payment back with Refund." },
  amount_differs: {
    text: "The provider reports another amount",
    remedy: "Compare it under Payments, then Confirm or Refund.",
  },
  partly_refunded: {
    text: "The provider gave back a part of what was paid",
    remedy: "Compare it with the provider's records, then Resolve.",
  },
  refund_failed: {
    text: "The refund failed at the provider",
    remedy: "Try Refund again, or give it by hand and record that.",
  },
  refund_waits: {
    text: "The refund waits: the payment provider refuses our shop or secret",
    remedy: "The shop's access to the provider needs mending; the refund then goes by itself.",
  },
  refund_by_hand: { text: "Money is to be given back by hand", remedy: "Give it, then mark it as given under Money." },
  card_voided: {
    text: "Money came back to a gift card that pays nothing any more",
    remedy: "Under Gift cards, take the card back and hand out what is left, or tell the traveler that it has expired.",
  },
  balance_missed: {
    text: "The balance was not paid in time",
    remedy: "Write to the guest, record money that came, or cancel.",
  },
  departure_cancelled: {
    text: "The departure was cancelled",
    remedy: "Move the booking to another day, or cancel it with all money back.",
  },
} as const satisfies Record<string, Attention>;

export type AttentionCode = keyof typeof ATTENTION;

const isCode = (part: string): part is AttentionCode => Object.hasOwn(ATTENTION, part);

/** A reason joins codes, each with its amount in dollars if it has one, and what admins wrote. */
const partsOf = (reason: string) =>
  reason.split(". ").map((written) => {
    const [code = "", amount] = written.split(":");
    return isCode(code) ? { ...ATTENTION[code], amount } : { text: written };
  });

export const attentionText = (reason: string): string =>
  partsOf(reason)
    .map((part) => ("amount" in part && part.amount ? `${part.text}: $${part.amount} too much` : part.text))
    .join(". ");

export const attentionRemedies = (reason: string): string[] =>
  partsOf(reason).flatMap((part) => ("remedy" in part ? part.remedy : []));
