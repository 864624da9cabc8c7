import type { Headcount } from "../../domain/guide/guest-list.ts";
import type { GuideFact, RosterBooking } from "../../domain/guide/roster.ts";
import type { ReportDelivery } from "../../domain/guide/guide-reports.ts";
import { clockInTashkent, count, day, momentInTashkent, money } from "#words/write.ts";

const at = (instant: string) => clockInTashkent(Date.parse(instant));
const peopleText = (number: number) => count(number, "person", "people");

export const GUIDE = {
  title: "Guide",
  today: "Today",
  next: "Next",
  past: "Before today",
  nothingToday: "Nothing is planned for you today.",
  nothing: "No departures are assigned to you",
  nothingWhy: "The operator assigns them. They appear here once you are online.",
  first: "Your departures appear here once you are online.",
  gone: "This departure is not on this phone",
  goneWhy: "It is no longer assigned to you, or it was cancelled. Ask the operator.",
  back: "All departures",
  refresh: "Refresh",
  readyWords: {
    checking: "Checking offline access…",
    ready: "Ready for offline use.",
    not_ready: "Not ready for offline use yet: stay online for a moment, then open the app again.",
  },
};

export const AGE = {
  asOf: (ago: string) => `Updated ${ago}.`,
  never: "Not downloaded yet.",
  problems: {
    unreachable: "You're offline: what you record is saved on this phone and sent later.",
    ended: "The operator ended this account.",
    failed: "Our server could not answer. The app tries again every minute.",
  },
  waiting: (number: number) => `${count(number, "note")} waiting to be sent`,
};

export const DEPARTURE = {
  scan: "Scan vouchers",
  search: "Find a name or reference",
  none: "No one by that name. Clear the search to see everyone.",
  nobody: "No bookings on this departure.",
  people: "People",
  meeting: "Meeting point",
  map: "Show on a map",
  note: "From the operator",
  changed: "The meeting changed",
  was: "Before",
  now: "Now",
  since: "Changed",
  wasWords: (point: string | null, time: string | null) => [time, point].filter(Boolean).join(", ") || "Not set yet",
  acknowledged: (read: number, of: number) => `${read} of ${count(of, "booking")} have read it.`,
  call: "Not read yet, please call",
  allRead: "Everyone has read it.",
  counts: ({ in: here, booked, missing, absent }: Headcount) =>
    [
      `${here} of ${booked} in`,
      missing > 0 ? `${missing} missing` : null,
      absent > 0 ? `${absent} absent` : null,
      booked > 0 && missing === 0 && absent === 0 ? "all here" : null,
    ]
      .filter((part) => part !== null)
      .join(" · "),
  booked: (number: number) => `${peopleText(number)} booked`,
  states: { open: null, guaranteed: null, closed: "Closed for booking", cancelled: "Cancelled" } as Record<
    string,
    string | null
  >,
};

export const NOT_LISTED_NAME = "Not on the list yet";

const CHECK_IN_STATES = {
  expected: "Expected",
  absent: "Absent",
};
type ShownCheckIn = { state: "expected" | "absent" | "in"; guests?: number; late?: boolean };

export const BOOKING = {
  guests: "Guests",
  reference: "Reference",
  phone: "Phone",
  options: "Options",
  requests: "Requests",
  travelers: "Travelers",
  note: "From the operator",
  owed: "Still to pay",
  standing: ({ state, guests = 0, late }: ShownCheckIn, booked: number | null): string => {
    if (state !== "in") return CHECK_IN_STATES[state];
    const number = booked === null || booked === guests ? `${guests} in` : `${guests} of ${booked} in`;
    return late ? `${number}, late` : number;
  },
  left: ({ status, left_at }: Pick<RosterBooking, "status" | "left_at">) => {
    const what = status === "confirmed" ? "Moved to another departure" : "Cancelled";
    return left_at === null ? what : `${what} on ${momentInTashkent(left_at)}`;
  },
  unconfirmed: "Not confirmed",
  /** An offline check-in stays valid even if the booking was cancelled before. */
  seenAnyway: (left: string, seen: GuideFact) =>
    `${left}, checked in at ${at(seen.seen_at)} by ${seen.guide_name}. The operator sees both.`,
  how: "How many are here?",
  arrived: (guests: number) => `${peopleText(guests)} here`,
  late: "They arrived late",
  absent: "Not coming",
  undo: "Undo",
  change: "Change the number",
  fewer: "One fewer",
  more: "One more",
  history: "Check-in history",
  double: (facts: readonly GuideFact[]) =>
    `Checked in more than once: ${facts.map(({ seen_at, guide_name }) => `${at(seen_at)} by ${guide_name}`).join(", ")}. They count once.`,
  fact: ({ kind, guests, late, by, guide_name, seen_at }: GuideFact) => {
    const mannerText = by === "scan" ? "by voucher" : "by name";
    const what =
      kind === "arrived"
        ? `${peopleText(guests)} in${late ? ", late," : ""} ${mannerText}`
        : kind === "absent"
          ? "Not coming"
          : "Undone";
    return `${at(seen_at)} · ${what} · ${guide_name}`;
  },
  received: (instant: string) => `received by the operator ${at(instant)}`,
};

export const REPORT_STATES: Record<ReportDelivery["state"], string> = {
  waiting: "queued",
  sent: "sent",
  refused: "not accepted",
};
const REFUSAL_TEXTS: Record<string, string> = {
  unknown_device: "this phone was removed from the list. Sign out and in again, and tell the operator.",
  not_your_departure: "this departure was not yours at that time. Tell the operator.",
  invalid_fact: "our server could not use it. Tell the operator what you saw.",
};
export const refusedWords = (code: string): string =>
  `Our server did not accept this: ${REFUSAL_TEXTS[code] ?? REFUSAL_TEXTS["invalid_fact"]}`;

export const REPORT_NOT_STORED = {
  already: "They are already checked in. See the times below.",
  storage_full: "This phone is out of storage, so nothing was saved. Free some space and tap again, or write it down.",
  storage_failed: "This phone could not save it. Tap again, or write it down.",
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
    too_much: "That is more than is owed. Return the rest.",
    cash_ceiling:
      "With this, the cash for this booking is more than the law allows for one sale. Take less, and ask for the rest by card or transfer.",
    no_rate: "This phone has no exchange rate for som. Take dollars, or ask the operator.",
  },
  receipt: "Receipt",
  receiptHow: "The traveler scans this with a phone camera and saves it with the trip. It works offline.",
  receiptCode: (words: string) => `Receipt for ${words} to scan`,
  show: "Show the receipt",
  hide: "Hide the receipt",
  taken: (words: string, instant: string, guide: string) => `${words} at ${at(instant)} to ${guide}`,
  states: {
    waiting: "sent to the operator, not in the books yet",
    recorded: "in the books",
    voided: "removed from the books by the operator",
    rejected: "rejected by the operator: ask them why",
  } as Record<string, string>,
};
