import { count, day } from "../../../../src/languages/en/write.ts";
import { leaveWaitingListLink, momentText, waitingListOfferLink } from "../text/trip-words.ts";
import type { MailContent } from "./layout.ts";
import type { MailWaitingParty } from "./queued-mail.ts";

type Write = (party: MailWaitingParty, siteUrl: string) => Omit<MailContent, "facts">;

const leave = (party: MailWaitingParty, siteUrl: string) => ({
  label: "Leave the waiting list",
  url: leaveWaitingListLink(siteUrl, party.link_token),
});

const letters = {
  waiting_joined: (party, siteUrl) => ({
    subject: `You are on the waiting list: ${party.title}`,
    title: "You are on the waiting list",
    paragraphs: [
      "This departure is full. When enough seats open up for your group, we'll email you and hold them for you for up to 24 hours.",
      `You are waiting for ${count(party.guests, "seat")}. To change that, leave the list with the link below and join again.`,
      "No seat is promised, and you haven't been charged.",
    ],
    links: [leave(party, siteUrl)],
    closing: "Didn't ask for this? Leave the list with the link above, or ignore this email.",
  }),
  waiting_offer: (party, siteUrl) => ({
    subject: `Seats for you: ${party.title}, ${day(party.start_date)}`,
    title: "Seats have opened up",
    paragraphs: [
      `We're holding ${count(party.guests, "seat")} for you until ${momentText(party.offered_until ?? "")}. Book with the button below; they're yours once you've paid.`,
      "After that they go to the next group on the list.",
    ],
    button: { label: "Book these seats", url: waitingListOfferLink(siteUrl, party, party.link_token) },
    links: [{ ...leave(party, siteUrl), label: "I don't need these seats" }],
  }),
  waiting_cancelled: (party) => ({
    subject: `Departure cancelled: ${party.title}, ${day(party.start_date)}`,
    title: "The departure you were waiting for is cancelled",
    paragraphs: [
      `We're sorry: ${party.title} will not run on ${day(party.start_date)}. You are off its waiting list and don't need to do anything.`,
    ],
  }),
} as const satisfies Record<string, Write>;

export type WaitingKind = keyof typeof letters;
export const isWaitingKind = (kind: string): kind is WaitingKind => kind in letters;

export const waitingMail = (kind: WaitingKind, party: MailWaitingParty, siteUrl: string): MailContent => {
  const write: Write = letters[kind];
  return {
    ...write(party, siteUrl),
    facts: [
      ["Trip", party.title],
      ["Departure", day(party.start_date)],
      ["Guests", count(party.guests, "guest")],
    ],
  };
};
