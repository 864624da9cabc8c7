/** The reason the server gives. */
export const CALLED_OFF = "The departure was cancelled";

/** What helps, by what the server says is wrong; a reason may name several troubles. */
const REMEDIES: readonly [trouble: string, remedy: string][] = [
  [
    "Paid after the hold ran out",
    "Confirm it if there is room again, move the money back with Refund, or offer another day.",
  ],
  ["Paid after the booking was cancelled", "Give it back with Refund, or confirm the booking anew if that was meant."],
  ["Paid more than was owed", "Give back what is too much with Refund."],
  ["Paid a second time", "Give the second payment back with Refund."],
  ["The provider reports another amount", "Compare it under Payments, then Confirm or Refund."],
  ["The provider gave back a part", "Compare it with the provider's records, then Resolve."],
  ["The refund failed", "Try Refund again, or give it by hand and record that."],
  ["The refund waits", "The shop's access to the provider needs mending; the refund then goes by itself."],
  ["Money is to be given back by hand", "Give it, then mark it as given under Money."],
  [
    "Money came back to a gift card",
    "Under Gift cards, take the card back and hand out what is left, or tell the traveler that it has expired.",
  ],
  ["The balance was not paid in time", "Write to the guest, record money that came, or cancel."],
  [CALLED_OFF, "Move the booking to another day, or cancel it with all money back."],
];

export const attentionRemedies = (reason: string): string[] =>
  REMEDIES.filter(([trouble]) => reason.includes(trouble)).map(([, remedy]) => remedy);
