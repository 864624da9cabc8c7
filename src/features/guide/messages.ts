import type { Headcount } from "../../domain/guide/guest-list.ts";
import type { GuideFact, PocketBooking } from "../../domain/guide/pocket.ts";
import type { Sending } from "../../domain/guide/told.ts";
import { clockInTashkent, count, day, momentInTashkent, money } from "../../domain/words.ts";

const at = (instant: string) => clockInTashkent(Date.parse(instant));
const people = (number: number) => count(number, "person", "people");

export const GUIDE = {
  title: "Guide",
  today: "Today",
  next: "Next",
  past: "Before today",
  nothingToday: "Nothing is planned for you today.",
  nothing: "No departures are assigned to you",
  nothingWhy: "The office assigns them. They appear here once there is a connection.",
  first: "Your departures are fetched once there is a connection.",
  gone: "This departure is not on this phone",
  goneWhy: "It is not assigned to you any more, or it was called off. Ask the office.",
  back: "All departures",
  refresh: "Refresh",
  readyWords: {
    checking: "Checking offline access...",
    ready: "Ready without a network.",
    not_ready: "Not ready without a network yet: stay connected for a moment, and open the app again.",
  },
};

/** How old what is on this phone is, and why it is not newer. */
export const AGE = {
  asOf: (ago: string) => `As the office knew it ${ago}.`,
  never: "Not fetched yet.",
  problems: {
    unreachable: "No connection: what you do is kept on this phone and sent later.",
    ended: "The office ended this account.",
    failed: "Our server could not answer. It is asked again every minute.",
  },
  waiting: (number: number) => `${count(number, "note")} waiting to be sent`,
};

export const DEPARTURE = {
  scan: "Scan vouchers",
  search: "Find a name or reference",
  none: "Nobody by that name. Clear the search to see everybody.",
  nobody: "Nobody is booked on this departure.",
  people: "People",
  meeting: "Meeting point",
  map: "Show on a map",
  note: "From the office",
  changed: "The meeting changed",
  was: "Before",
  now: "Now",
  since: "Changed",
  wasWords: (point: string | null, time: string | null) =>
    [time, point].filter(Boolean).join(", ") || "Nothing was set yet",
  acknowledged: (read: number, of: number) => `${read} of ${count(of, "booking")} have read it.`,
  call: "Not read yet, please call",
  allRead: "Everybody has read it.",
  counts: ({ in: here, booked, missing, absent }: Headcount) =>
    [
      `${here} of ${booked} in`,
      missing > 0 ? `${missing} missing` : null,
      absent > 0 ? `${absent} absent` : null,
      booked > 0 && missing === 0 && absent === 0 ? "all here" : null,
    ]
      .filter((part) => part !== null)
      .join(" · "),
  booked: (number: number) => `${people(number)} booked`,
  states: { open: null, guaranteed: null, closed: "Closed for booking", cancelled: "Called off" } as Record<
    string,
    string | null
  >,
};

export const NOT_LISTED_NAME = "Not on the list yet";

const STANDING = {
  expected: "Expected",
  absent: "Absent",
};
type Shown = { state: "expected" | "absent" | "in"; guests?: number; late?: boolean };

export const BOOKING = {
  guests: "Guests",
  reference: "Reference",
  phone: "Phone",
  options: "Options",
  requests: "Requests",
  travellers: "Travelers",
  note: "From the office",
  owed: "Still to pay",
  standing: ({ state, guests = 0, late }: Shown, booked: number | null): string => {
    if (state !== "in") return STANDING[state];
    const number = booked === null || booked === guests ? `${guests} in` : `${guests} of ${booked} in`;
    return late ? `${number}, late` : number;
  },
  left: ({ status, left_at }: Pick<PocketBooking, "status" | "left_at">) => {
    const what = status === "confirmed" ? "Moved to another departure" : "Cancelled";
    return left_at === null ? what : `${what} on ${momentInTashkent(left_at)}`;
  },
  unconfirmed: "Not confirmed",
  /** What was seen without a network stays, also when the server knew better by then. */
  seenAnyway: (left: string, seen: GuideFact) =>
    `${left}, checked in at ${at(seen.seen_at)} by ${seen.guide_name}. The office sees both.`,
  how: "How many are here?",
  arrived: (guests: number) => `${people(guests)} here`,
  late: "They came late",
  absent: "Not coming",
  undo: "Undo",
  change: "Change the number",
  fewer: "One fewer",
  more: "One more",
  history: "What was seen",
  double: (facts: readonly GuideFact[]) =>
    `Checked in more than once: ${facts.map(({ seen_at, guide_name }) => `${at(seen_at)} by ${guide_name}`).join(", ")}. They count once.`,
  fact: ({ kind, guests, late, by, guide_name, seen_at }: GuideFact) => {
    const how = by === "scan" ? "by voucher" : "by name";
    const what =
      kind === "arrived"
        ? `${people(guests)} in${late ? ", late," : ""} ${how}`
        : kind === "absent"
          ? "Not coming"
          : "Taken back";
    return `${at(seen_at)} · ${what} · ${guide_name}`;
  },
  received: (instant: string) => `with the office since ${at(instant)}`,
};

export const REPORT_STATES: Record<Sending["state"], string> = {
  waiting: "waits to be sent",
  sent: "sent",
  refused: "not taken",
};
const REFUSED: Record<string, string> = {
  unknown_device: "this phone was taken off the list. Sign out and in again, and tell the office.",
  not_your_departure: "this departure was not yours at that time. Tell the office.",
  invalid_fact: "our server could not use it. Tell the office what you saw.",
};
export const refusedWords = (code: string): string =>
  `Our server did not take it: ${REFUSED[code] ?? REFUSED["invalid_fact"]}`;

/** Why nothing was kept: nobody may believe it was. */
export const REPORT_NOT_STORED = {
  already: "They are in already. Look at the times below.",
  storage_full: "This phone has no room left: nothing was kept. Free some space and tap again, or write it down.",
  storage_failed: "This phone could not keep it. Tap again, or write it down.",
};

export const CASH = {
  title: "Cash",
  take: "Take cash",
  owed: (cents: number, due: string | null) =>
    `${money(cents)} is still to pay${due === null ? "" : `, due ${day(due)}`}.`,
  currency: "In",
  currencies: { USD: "Dollars", UZS: "Som" },
  amount: "Amount",
  rate: (per_dollar: number, since: string) =>
    `1 dollar is ${per_dollar.toLocaleString("en-US")} som (rate of ${day(since)}).`,
  comesTo: (cents: number) => `That is ${money(cents)}.`,
  record: (words: string) => `Record ${words}`,
  som: (amount: number) => `${amount.toLocaleString("en-US")} som`,
  problems: {
    amount: "Type an amount, such as 120 or 1,500,000.",
    too_much: "That is more than is owed. Give the rest back.",
    no_rate: "This phone knows no rate for som. Take dollars, or ask the office.",
  },
  receipt: "Receipt",
  receiptHow: "The traveler scans this with the phone's camera and keeps it with the trip. It works without a network.",
  receiptCode: (words: string) => `Receipt for ${words} to scan`,
  show: "Show the receipt",
  hide: "Hide the receipt",
  taken: (words: string, instant: string, guide: string) => `${words} at ${at(instant)} to ${guide}`,
  states: {
    waiting: "with the office, not in the books yet",
    recorded: "in the books",
    voided: "taken out of the books by the office",
    rejected: "rejected by the office: ask there",
  } as Record<string, string>,
};

export const GATE = {
  invited: "You are invited to guide",
  invitedAs: (email: string) => `Take this invitation as ${email}? Your departures will then be in this account.`,
  take: "Take it",
  notNow: "Not now",
  other: "Another account",
  otherHow: "Log out first, then open the link in your email again.",
  none: "This account is not a guide's",
  noneWhy:
    "Your office invites you by email. If you were a guide until now, the office has ended this account; what you saw and did not send yet is still sent.",
  checking: "It is being checked what this account may see. Without a connection that waits until there is one.",
  problems: {
    invitation_gone: "This invitation was used or is over. Ask your office for a new one.",
    other_guide: "This account belongs to another guide. Log out and use an account of your own.",
    unreachable: "Our server did not answer, so the invitation may be taken already. It is kept: try again.",
    failed: "Our server could not answer, so the invitation may be taken already. It is kept: try again.",
  } as Record<string, string>,
  again: "Try again",
};
