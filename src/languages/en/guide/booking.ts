import type { GuideFact } from "../../../domain/guide/roster.ts";
import { clockInTashkent, count, momentInTashkent } from "../write.ts";

const at = (instant: string) => clockInTashkent(Date.parse(instant));
const people = (number: number) => count(number, "person", "people");
const done = (what: string, instant: string | null) =>
  instant === null ? what : `${what} on ${momentInTashkent(instant)}`;

export const GUIDE_BOOKING = {
  guestCount: (number: number) => count(number, "guest"),
  guests: "Guests",
  reference: "Reference",
  phone: "Phone",
  options: "Options",
  requests: "Requests",
  travelers: "Travelers",
  note: "From the operator",
  owed: "Still to pay",
  expected: "Expected",
  absent: "Absent",
  in: (guests: number, booked: number | null, late: boolean) =>
    `${booked === null || booked === guests ? guests : `${guests} of ${booked}`} in${late ? ", late" : ""}`,
  moved: (instant: string | null) => done("Moved to another departure", instant),
  cancelled: (instant: string | null) => done("Cancelled", instant),
  unconfirmed: "Not confirmed",
  /** An offline check-in stays valid even if the booking was cancelled before. */
  seenAnyway: (left: string, seen: GuideFact) =>
    `${left}, checked in at ${at(seen.seen_at)} by ${seen.guide_name}. The operator sees both.`,
};

export const GUEST_CHECK_IN = {
  how: "How many are here?",
  arrived: (guests: number) => `${people(guests)} here`,
  late: "They arrived late",
  absent: "Not coming",
  undo: "Undo",
  change: "Change the number",
  fewer: "One fewer",
  more: "One more",
  history: "Check-in history",
  double: (facts: readonly GuideFact[]) =>
    `Checked in more than once: ${facts.map(({ seen_at, guide_name }) => `${at(seen_at)} by ${guide_name}`).join(", ")}. They count once.`,
  arrivedFact: ({ guests, late, by }: GuideFact, person: string | null) =>
    `${person ?? people(guests)} in${late ? ", late," : ""} ${by === "scan" ? "by voucher" : "by name"}`,
  absentFact: "Not coming",
  undoneFact: "Undone",
  received: (instant: string) => `received by the operator ${at(instant)}`,
};

export const GUIDE_REPORT = {
  states: { waiting: "queued", sent: "sent", refused: "not accepted" },
  notAccepted: (why: string) => `Our server did not accept this: ${why}`,
  refusals: {
    unknown_device: "this phone was removed from the list. Sign out and in again, and tell the operator.",
    not_your_departure: "this departure was not yours at that time. Tell the operator.",
    invalid_fact: "our server could not use it. Tell the operator what you saw.",
  },
  read: "OK",
  notStored: {
    already: "They are already checked in. See the times below.",
    storage_full:
      "This phone is out of storage, so nothing was saved. Free some space and tap again, or write it down.",
    storage_failed: "This phone could not save it. Tap again, or write it down.",
  },
};
