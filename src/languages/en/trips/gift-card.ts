import { money } from "../write.ts";

export const PAY_BY_GIFT_CARD = {
  ask: "Use a gift card",
  missing: "The gift card form could not be loaded. Please try again once you are online.",
  /** The card keeps its claim until the rest is paid or the hold expires. */
  part: (paid: number, rest: number) =>
    `${money(paid)} is paid by gift card. Pay the other ${money(rest)} before your hold expires, or we return it to the card.`,
};

export const GIFT_CARD_FORM = {
  label: "Gift card",
  hint: "As shown in the email, such as K7M2P-9XQ4T-HB3WN",
  check: "Check the card",
  empty: "Enter the card's code.",
  paysPart: (cents: number, rest: number) => `The card pays ${money(cents)}. ${money(rest)} is still to pay.`,
  paysAll: (cents: number) => `The card pays ${money(cents)}. Nothing is left to pay.`,
  stays: (cents: number) => `${money(cents)} stays on the card.`,
  usedUp: "The card is then used up.",
  cashCeiling: "This card was sold for cash, and the law limits how much of one trip may be paid in cash.",
  use: (cents: number) => `Use ${money(cents)} from the card`,
  used: (cents: number) => `${money(cents)} paid by gift card`,
  offline: "You're offline. A gift card can be used only online; nothing was taken from it.",
  notChecked: "The card can't be checked right now. Nothing was taken from it. Please try again.",
  notUsed: "The card can't be used right now. Nothing was taken from it. Please try again.",
  limited: "Too many codes were tried from your network. Nothing was taken. Please try again in a minute.",
  refusals: {
    card_unknown: "We can't find this gift card. Please check its 15 characters.",
    card_voided: "This gift card was cancelled and cannot be used. Please contact us.",
    card_over: "This gift card is no longer valid. Please contact us.",
    card_empty: "This gift card has no money left.",
    card_changed: "The card's balance or what you owe has changed. Here are the current amounts.",
    cash_ceiling:
      "This card was sold for cash, and as much of this trip as the law allows is already paid in cash. Please pay the rest by bank card. Nothing was taken from the gift card.",
    already_paid: "This booking is already paid. Nothing was taken from the card.",
    called_off: "Your departure was cancelled, so there is nothing to pay.",
    hold_over: "Your hold expired and the seats were released. Nothing was taken from the card.",
    not_found: "We can't find this booking. Please contact us.",
    id_taken: "This payment was already made. Please reload the page.",
  },
};
