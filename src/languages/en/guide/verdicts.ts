import { clockInTashkent, count, day, momentInTashkent } from "../write.ts";
import type { GuideFact, RosterDeparture } from "../../../domain/guide/roster.ts";

const people = (number: number) => count(number, "person", "people");
const time = ({ seen_at, guide_name }: GuideFact) => `${clockInTashkent(Date.parse(seen_at))} by ${guide_name}`;

const ASK_FOR_NAME = "Ask for their name or reference and find them on the list.";
const CALL_OPERATOR = "Call the operator before you let them in.";

type Departure = Pick<RosterDeparture, "title" | "start_date">;

export const SCAN_VERDICTS = {
  not_ours: {
    title: "Not our code",
    why: "This is not one of our vouchers.",
    todo: `Ask for the code under My trips. ${ASK_FOR_NAME}`,
  },
  damaged: {
    title: "Damaged code",
    why: "It looks like our voucher, but part of it is missing or changed.",
    todo: `Ask them to show the whole code in the app. ${ASK_FOR_NAME}`,
  },
  newer_version: {
    title: "Newer than this app",
    why: "This voucher was made for a newer version of the app.",
    todo: `Update the app when you have a connection. ${ASK_FOR_NAME}`,
  },
  unknown_key: {
    title: "Unknown signature",
    why: "This phone does not know the key it was signed with, or the key was withdrawn.",
    todo: `Refresh when you have a connection. ${ASK_FOR_NAME}`,
  },
  bad_signature: {
    title: "Not genuine",
    why: "It was changed after we signed it, or we never signed it.",
    todo: `Do not let them in with this code. ${ASK_FOR_NAME}`,
  },
  cannot_check: {
    title: "Could not be checked",
    why: "This phone cannot check signatures right now. The voucher may still be good.",
    todo: ASK_FOR_NAME,
  },
  older_code: {
    title: "An older code",
    why: (name: string) => `It is for another departure, but ${name} is on this list.`,
    todo: "Make sure it is them, then check them in by name.",
  },
  own_departure: {
    title: "Another departure",
    why: (to: Departure) => `This voucher is for ${to.title} on ${day(to.start_date)}, which is also yours.`,
    todo: "Send them there, or open that departure.",
  },
  other_departure: {
    title: "Another departure",
    why: "This voucher is genuine, but for another trip or day.",
    todo: `Show them the day and place on their voucher. ${CALL_OPERATOR}`,
  },
  moved: {
    title: "Moved away",
    whyTo: (to: Departure) => `This booking is now for ${to.title} on ${day(to.start_date)}.`,
    why: (instant: string | null) =>
      `This booking was moved to another departure${instant === null ? "" : ` on ${momentInTashkent(instant)}`}.`,
    todo: CALL_OPERATOR,
  },
  cancelled: {
    title: "Cancelled",
    why: (name: string, instant: string | null) =>
      instant === null
        ? `The booking of ${name} is no longer valid.`
        : `The booking of ${name} was cancelled on ${momentInTashkent(instant)}.`,
    todo: CALL_OPERATOR,
  },
  not_confirmed: {
    title: "Not confirmed",
    why: (name: string) => `The booking of ${name} is held but not paid yet.`,
    todo: CALL_OPERATOR,
  },
  link_revoked: {
    title: "Withdrawn code",
    why: (lead: string) => `${lead}, who made the booking, withdrew this person's code or sent a new one.`,
    todo: `Ask for the newest code. ${ASK_FOR_NAME}`,
  },
  already_in: {
    title: "Already checked in",
    why: (name: string | null, guests: number, checkIns: readonly GuideFact[]) =>
      `${name ?? "This voucher"}: ${people(guests)} checked in at ${checkIns.map(time).join(" and ")}.`,
    todo: "Are these different travelers? Then the voucher was copied: ask for their names.",
  },
  not_listed: {
    title: (guests: number) => `Good, for ${people(guests)}`,
    why: "The voucher is genuine, but the booking is newer than your list.",
    todo: "They are checked in. Ask for the name, and refresh when you have a connection.",
  },
  other_number: {
    why: (onVoucher: number, onList: number) =>
      `The voucher says ${people(onVoucher)}, your list says ${people(onList)}: the voucher is older.`,
    todo: "Count them, then enter below how many are here.",
  },
  welcome: {
    why: (guests: number, reference: string) => `${people(guests)} · ${reference}`,
    whyPerson: (lead: string, reference: string) => `1 person · booked by ${lead} · ${reference}`,
    todo: "Checked in.",
  },
};

export const AFTER_SCAN = {
  next: "Scan the next",
  open: "Open the booking",
  openDeparture: "Open that departure",
  list: "Pick by name",
};
