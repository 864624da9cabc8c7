import type { Words } from "../text/languages.ts";
import { waitingEntryLink, waitingListOfferLink } from "../text/trip-words.ts";
import type { MailContent } from "./layout.ts";
import type { MailWaitingParty } from "./queued-mail.ts";

type Write = (party: MailWaitingParty, words: Words, site: string) => Omit<MailContent, "facts">;

const letters = {
  waiting_joined: (party, { WAITING_MAILS }, site) => ({
    ...WAITING_MAILS.joined(party),
    links: [{ label: WAITING_MAILS.entry, url: waitingEntryLink(site, party.link_token) }],
  }),
  waiting_offer: (party, { WAITING_MAILS }, site) => {
    const { label, ...letter } = WAITING_MAILS.offer(party);
    return {
      ...letter,
      button: { label, url: waitingListOfferLink(site, party, party.link_token) },
      links: [{ label: WAITING_MAILS.notNeeded, url: waitingEntryLink(site, party.link_token) }],
    };
  },
  waiting_cancelled: (party, { WAITING_MAILS }) => WAITING_MAILS.cancelled(party),
} as const satisfies Record<string, Write>;

export type WaitingKind = keyof typeof letters;
export const isWaitingKind = (kind: string): kind is WaitingKind => kind in letters;

export const waitingMail = (kind: WaitingKind, party: MailWaitingParty, words: Words, site: string): MailContent => {
  const write: Write = letters[kind];
  return { ...write(party, words, site), facts: words.WAITING_MAILS.facts(party) };
};
