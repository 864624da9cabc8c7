import type { CardOutlook, CardRefusal } from "../../../domain/payment/gift-card.ts";
import { money } from "#words/write.ts";

export const CARD_FORM = {
  label: "Gift card",
  hint: "As shown in the email, such as K7M2P-9XQ4T-HB3WN",
  check: "Check the card",
  empty: "Enter the card's code.",
  takes: ({ takes_cents, left_cents, owed_cents }: CardOutlook): string => {
    const restCents = owed_cents - takes_cents;
    const remainingCardCents = left_cents - takes_cents;
    const paymentText =
      restCents > 0
        ? `The card pays ${money(takes_cents)}. ${money(restCents)} is still to pay.`
        : `The card pays ${money(takes_cents)}. Nothing is left to pay.`;
    return remainingCardCents > 0
      ? `${paymentText} ${money(remainingCardCents)} stays on the card.`
      : `${paymentText} The card is then used up.`;
  },
  use: ({ takes_cents }: CardOutlook): string => `Use ${money(takes_cents)} from the card`,
  used: (cents: number): string => `${money(cents)} paid by gift card`,
  offline: "You're offline. A gift card can be used only online; nothing was taken from it.",
  notChecked: "The card can't be checked right now. Nothing was taken from it. Please try again.",
  notUsed: "The card can't be used right now. Nothing was taken from it. Please try again.",
  limited: "Too many codes were tried from your network. Nothing was taken. Please try again in a minute.",
};

export const CARD_REFUSAL_TEXTS: Record<CardRefusal, string> = {
  card_unknown: "We can't find this gift card. Please check its 15 characters.",
  card_voided: "This gift card was cancelled and cannot be used. Please contact us.",
  card_over: "This gift card is no longer valid. Please contact us.",
  card_empty: "This gift card has no money left.",
  card_changed: "The card's balance or what you owe has changed. Here are the current amounts.",
  already_paid: "This booking is already paid. Nothing was taken from the card.",
  called_off: "Your departure was cancelled, so there is nothing to pay.",
  hold_over: "Your hold expired and the seats were released. Nothing was taken from the card.",
  not_found: "We can't find this booking. Please contact us.",
  id_taken: "This payment was already made. Please reload the page.",
};
