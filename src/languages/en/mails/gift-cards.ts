import type { MailFact } from "../../../domain/contact/mail-letter.ts";
import { day, money } from "../write.ts";

type Card = { code: string; amount_cents: number; valid_until: string | null };
type GivenCard = Card & { from_name?: string | null | undefined; message?: string | null | undefined };
type BoughtCard = Card & { for_name: string; mailed_to: string | null };

const cardFacts = ({ code, amount_cents, valid_until }: Card): MailFact[] => [
  ["Code", code],
  ["Worth", money(amount_cents)],
  ...(valid_until ? [["Valid until", day(valid_until)] as MailFact] : []),
];

export const GIFT_CARD_MAILS = {
  /** The provider's page shows it. */
  payment: "Gift card",
  letter: (name: string | null, { from_name, message, ...card }: GivenCard) => ({
    subject: `A ${money(card.amount_cents)} gift card for you`,
    title: "A journey awaits you",
    paragraphs: [
      ...(from_name ? [`From ${from_name}.`] : []),
      ...(message ? [message] : []),
      `${name ? `${name}, this` : "This"} gift card pays for any of our trips.`,
      "Choose a trip, book it, and enter the code under Gift card before you pay. You'll see the amount before you confirm. Any balance stays on the card, and you pay the rest by bank card.",
      "Anyone with the code can use it, so keep this email private.",
    ],
    facts: cardFacts(card),
    label: "Find a trip",
  }),
  bought: (name: string | null, { for_name, mailed_to, ...card }: BoughtCard) => ({
    subject: `Your ${money(card.amount_cents)} gift card is paid`,
    title: "Your gift card is paid",
    paragraphs: [
      `${name ? `${name}, thank` : "Thank"} you. Your payment of ${money(card.amount_cents)} arrived, and the gift card for ${for_name} is ready.`,
      mailed_to ? `We emailed it to ${mailed_to}.` : "Only you have the code, so hand it over yourself.",
      "It pays for any of our trips, at once or in parts. Anyone with the code can use it, so keep this email private.",
    ],
    facts: cardFacts(card),
    label: "See the trips",
  }),
};
