export const CALLED_OFF = "The departure was cancelled";

/** By the start of the server's reason; one reason may name several problems. */
const REMEDIES: readonly [trouble: string, remedy: string][] = [
  ["Paid after the hold ran out", "Confirm it if seats are free again, refund the money, or offer another day."],
  ["Paid after the booking was cancelled", "Refund it, or confirm the booking again if that was intended."],
  ["Paid more than was owed", "Refund the excess."],
  ["Paid a second time", "Refund the second payment."],
  ["The provider reports another amount", "Compare it under Payments, then Confirm or Refund."],
  ["The provider gave back a part", "Compare it with the provider's records, then Resolve."],
  ["The refund failed", "Try Refund again, or refund by hand and record it."],
  ["The refund is waiting", "Fix the shop's access to the provider; the refund is then sent automatically."],
  ["Money must be refunded by hand", "Refund it, then mark it as refunded under Money."],
  [
    "Money came back to a gift card",
    "Under Gift cards, void the card and refund its balance, or tell the traveler that it has expired.",
  ],
  ["The balance was not paid in time", "Write to the guest, record a payment, or cancel."],
  [CALLED_OFF, "Move the booking to another day, or cancel it with a full refund."],
];

export const attentionRemedies = (reason: string): string[] =>
  REMEDIES.filter(([trouble]) => reason.includes(trouble)).map(([, remedy]) => remedy);
