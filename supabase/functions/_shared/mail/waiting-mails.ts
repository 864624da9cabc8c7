import { WAITING_MAILS } from "../../../../src/languages/en/mails/waiting.ts";
import { leaveWaitingListLink, waitingListOfferLink } from "../text/trip-words.ts";
import type { MailContent } from "./layout.ts";
import type { MailWaitingParty } from "./queued-mail.ts";

type Write = (party: MailWaitingParty, siteUrl: string) => Omit<MailContent, "facts">;

const letters = {
  waiting_joined: (party, siteUrl) => ({
    ...WAITING_MAILS.joined(party),
    links: [{ label: WAITING_MAILS.leave, url: leaveWaitingListLink(siteUrl, party.link_token) }],
  }),
  waiting_offer: (party, siteUrl) => {
    const { label, ...letter } = WAITING_MAILS.offer(party);
    return {
      ...letter,
      button: { label, url: waitingListOfferLink(siteUrl, party, party.link_token) },
      links: [{ label: WAITING_MAILS.notNeeded, url: leaveWaitingListLink(siteUrl, party.link_token) }],
    };
  },
  waiting_cancelled: (party) => WAITING_MAILS.cancelled(party),
} as const satisfies Record<string, Write>;

export type WaitingKind = keyof typeof letters;
export const isWaitingKind = (kind: string): kind is WaitingKind => kind in letters;

export const waitingMail = (kind: WaitingKind, party: MailWaitingParty, siteUrl: string): MailContent => {
  const write: Write = letters[kind];
  return { ...write(party, siteUrl), facts: WAITING_MAILS.facts(party) };
};
