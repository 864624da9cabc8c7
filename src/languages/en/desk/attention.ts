import { type AttentionCode, attentionParts } from "../../../domain/desk/bookings/attention.ts";

type Attention = { text: string; remedy: string };

export const ATTENTION: Record<AttentionCode, Attention> = {
  paid_after_hold: {
    text: "Paid after the hold expired, and the seats are taken",
    remedy: "Confirm it if seats are free again, refund the money, or offer another day.",
  },
  paid_after_cancellation: {
    text: "Paid after the booking was cancelled",
    remedy: "Refund it, or confirm the booking again if that was intended.",
  },
  paid_after_erasure: {
    text: "Money arrived from a traveler whose personal data was erased",
    remedy: "Refund it. It cannot be confirmed, because the traveler's name and address are gone.",
  },
  paid_too_much: { text: "Paid more than was owed", remedy: "Refund the excess." },
  paid_twice: { text: "Paid a second time", remedy: "Refund the second payment." },
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
    remedy: "Try Refund again, or refund by hand and record it.",
  },
  refunded_twice: {
    text: "The provider also sent a refund that was given in cash",
    remedy: "Ask the traveler for the second amount, then settle it under Money.",
  },
  refund_waits: {
    text: "The refund is waiting: the payment provider refuses our shop or secret",
    remedy: "Fix the shop's access to the provider; the refund is then sent automatically.",
  },
  refund_by_hand: {
    text: "Money must be refunded by hand",
    remedy: "Refund it, then mark it as refunded under Money.",
  },
  card_voided: {
    text: "Money came back to a gift card that cannot be used",
    remedy: "Under Gift cards, void the card and refund its balance, or tell the traveler that it has expired.",
  },
  balance_missed: {
    text: "The balance was not paid in time",
    remedy: "Write to the guest, record a payment, or cancel.",
  },
  departure_cancelled: {
    text: "The departure was cancelled",
    remedy: "Move the booking to another day, or cancel it with a full refund.",
  },
};

export const attentionText = (reason: string): string =>
  attentionParts(reason)
    .map((part) => {
      if ("written" in part) return part.written;
      const { text } = ATTENTION[part.code];
      return part.amount ? `${text}: $${part.amount} too much` : text;
    })
    .join(". ");

export const attentionRemedies = (reason: string): string[] =>
  attentionParts(reason).flatMap((part) => ("code" in part ? ATTENTION[part.code].remedy : []));
