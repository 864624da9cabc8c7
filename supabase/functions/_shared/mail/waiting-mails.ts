import type { MailLetter } from "../../../../src/domain/contact/mail-letter.ts";
import { WAITING_LETTERS, waitingFacts } from "../../../../src/text/other-mails.ts";
import type { Words } from "../text/languages.ts";
import { waitingEntryLink, waitingListOfferLink } from "../text/trip-words.ts";
import type { MailContent } from "./layout.ts";
import type { MailWaitingParty } from "./queued-mail.ts";

export type WaitingKind = keyof typeof WAITING_LETTERS;
export const isWaitingKind = (kind: string): kind is WaitingKind => kind in WAITING_LETTERS;

function linksOf(kind: WaitingKind, party: MailWaitingParty, { mails: { WAITING_MAILS } }: Words, site: string) {
  const url = waitingEntryLink(site, party.link_token);
  if (kind === "waiting_joined") return { links: [{ label: WAITING_MAILS.entry, url }] };
  return kind === "waiting_offer" ? { links: [{ label: WAITING_MAILS.notNeeded, url }] } : {};
}

export function waitingMail(kind: WaitingKind, party: MailWaitingParty, words: Words, site: string): MailContent {
  const { label, ...letter }: MailLetter = WAITING_LETTERS[kind](words, party);
  const button = label && { label, url: waitingListOfferLink(site, party, party.link_token) };
  return {
    ...letter,
    facts: waitingFacts(words, party),
    ...(button && { button }),
    ...linksOf(kind, party, words, site),
  };
}
