import type { CardOutlook, CardRefusal } from "../../../domain/payment/gift-card.ts";
import { money } from "../../../domain/words.ts";

/** What the form for gift cards says; it comes with the form. */
export const CARD_FORM = {
  label: "Gift card",
  hint: "As it stands in the email, such as K7M2P-9XQ4T-HB3WN",
  check: "See what it pays",
  empty: "Enter the code of the card.",
  takes: ({ takes_cents, left_cents, owed_cents }: CardOutlook): string => {
    const rest = owed_cents - takes_cents;
    const stays = left_cents - takes_cents;
    const pays =
      rest > 0
        ? `Takes ${money(takes_cents)} of it, ${money(rest)} remain to be paid.`
        : `Takes ${money(takes_cents)} of it, nothing remains to be paid.`;
    return stays > 0 ? `${pays} ${money(stays)} stay on the card.` : `${pays} The card is used up then.`;
  },
  use: ({ takes_cents }: CardOutlook): string => `Use ${money(takes_cents)} of the card`,
  used: (cents: number): string => `${money(cents)} paid by gift card`,
  offline: "No connection: a gift card can be used only online. Nothing is taken from it.",
  notChecked: "The card can't be checked right now. Nothing was taken from it. Please try again.",
  notUsed: "The card can't be used right now. Nothing was taken from it. Please try again.",
  limited: "Too many codes were tried from your network. Nothing was taken. Please try again in a minute.",
};

export const CARD_SAYS: Record<CardRefusal, string> = {
  card_unknown: "We don't know this gift card. Please compare its 15 characters.",
  card_voided: "This gift card was taken back and pays for nothing any more. Please contact us.",
  card_over: "This gift card is no longer valid. Please contact us.",
  card_empty: "Nothing is left of this gift card.",
  card_changed: "What is left of the card or what you owe has changed. This is what holds now.",
  already_paid: "This booking is already paid. Nothing was taken from the card.",
  called_off: "Your departure was cancelled, so there is nothing to pay.",
  hold_over: "Your hold expired and the seats were released. Nothing was taken from the card.",
  not_found: "We can't find this booking. Please contact us.",
  id_taken: "This payment was already made. Please reload the page.",
};
