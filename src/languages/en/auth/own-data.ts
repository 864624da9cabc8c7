import type { EraseBlock } from "../../../domain/access/own-data.ts";
import { count } from "../write.ts";

export const OWN_DATA = {
  lead: "See what we keep about you, download it, or erase it.",
  ask: "We'll email you a link that shows it. The link works for one hour, on the device that opens it first.",
  email: "Email",
  send: "Email me the link",
  sent: "Check your inbox",
  sentText:
    "If we keep anything under this address, the link is on its way. We send at most three of these a day to one address.",
  unheard:
    "We don't know yet whether the link was sent. Check your inbox; if nothing arrives within a minute, try again.",
  notSent: (why: string) => `${why}. Nothing was sent. Please try again.`,
  opened: "The link in your email works once: after you press the button, only this tab can use it.",
  open: "Show my data",
  again: "Try again",
  notOpened: (why: string) => `${why}. Your data was neither shown nor changed, and the link still works.`,
  gone: "This link has expired or was opened on another device or tab. Ask for a new one:",
  about: (address: string) => `What we keep under ${address}`,
  nothing: "Nothing is kept under this address any more.",
  download: "Download all of it",
  file: (day: string) => `my-data-${day}.json`,
  format: "The file is JSON: every row as it is stored, with amounts in cents and times in UTC.",
  eraseHead: "Erase it",
  stays:
    "Names, addresses, phone numbers, wishes, travelers' details, reviews, messages and your account are deleted. Amounts, dates and document numbers stay, because the law asks for them.",
  erase: "Erase my data...",
  eraseTitle: "Erase your data for good?",
  eraseText:
    "You can't open your trips, vouchers and receipts any more, and we can't bring them back. Download your data first if you may need it.",
  typeIt: (address: string) => `To confirm, type ${address}`,
  notTyped: "That is not the address",
  eraseAct: "Erase for good",
  back: "Keep it",
  notErased: (why: string) => `${why}. Nothing was erased. Please try again.`,
  maybeErased: "We don't know yet whether your data was erased. Please try again: it is erased at most once.",
  erased: "Your data is erased",
  erasedText: (bookings: number) =>
    bookings === 0
      ? "Nothing that names you is left with us, or in this browser."
      : `Nothing that names you is left with us, or in this browser. Of ${count(bookings, "booking")} only amounts, dates and numbers stay. Your other devices delete theirs within a day of being online.`,
  notHere:
    "Our server erased your data, but this browser could not delete its own copy. Remove it on the Cookies page.",
  cookies: "Cookies page",
  contact: "Write to us",
  trips: "My trips",
  invalidEmail: "Invalid email format",
};

const FAILURE_REASONS: Partial<Record<string, string>> = {
  unreachable: "You are offline, or our server does not answer",
  login_page: "This network requires a login",
  rate_limited: "Too many requests at once",
};

export const dataFailureReason = (reason: string): string => FAILURE_REASONS[reason] ?? "Something went wrong";

const listed = (references: readonly string[]): string => (references.length > 0 ? ` (${references.join(", ")})` : "");

const BLOCKS: Partial<Record<string, (references: readonly string[]) => string>> = {
  trip_ahead: (list) =>
    `You have a trip ahead${listed(list)}, and we need your name and phone for it. Cancel it under My trips, or come back when it is over.`,
  refund_open: (list) =>
    `A refund to you${listed(list)} was not sent yet, and we need your name for it. Come back when the money has arrived.`,
  payment_open: (list) => `A payment of yours${listed(list)} is not decided yet. Come back in an hour.`,
  works_here: () => "This address belongs to an admin or a guide of this shop. Ask us to erase it.",
};

export const eraseBlockText = ({ code, references }: EraseBlock): string =>
  BLOCKS[code]?.(references) ?? "Your data can't be erased now. Please write to us.";
