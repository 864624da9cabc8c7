import {
  GUEST_CHECK_IN,
  GUIDE_BOOKING,
  GUIDE_CASH,
  GUIDE_DEPARTURE,
  GUIDE_REPORT,
  SCAN_VERDICTS,
} from "#texts/guide.ts";
import { clockInTashkent, exact, money } from "#texts/write.ts";
import type { CheckInState } from "../domain/guide/check-in-state.ts";
import { type Headcount, personName } from "../domain/guide/guest-list.ts";
import type { CashPayment, GuideFact, RosterBooking } from "../domain/guide/roster.ts";
import { textOfCode } from "../domain/problem.ts";

function inText(guests: number, booked: number | null, late: boolean): string {
  const { in: allIn, inLate, inOf, inOfLate } = GUIDE_BOOKING;
  if (booked === null || booked === guests) return (late ? inLate : allIn)({ guests });
  return (late ? inOfLate : inOf)({ guests, booked });
}

export const standingText = (checkIn: CheckInState, booked: number | null): string =>
  checkIn.state !== "in" && checkIn.guests === 0
    ? GUIDE_BOOKING[checkIn.state]
    : inText(checkIn.guests, booked, checkIn.state === "in" && checkIn.late);

export function leftText({ status, left_at }: Pick<RosterBooking, "status" | "left_at">): string {
  const { moved, movedAt, cancelled, cancelledAt } = GUIDE_BOOKING;
  if (left_at === null) return status === "confirmed" ? moved : cancelled;
  return (status === "confirmed" ? movedAt : cancelledAt)({ at: left_at });
}

/** An offline check-in stays valid even if the booking was cancelled before. */
export const seenAnywayText = (booking: RosterBooking, { seen_at, guide_name }: GuideFact): string =>
  GUIDE_BOOKING.seenAnyway({ left: leftText(booking), seen_at: Date.parse(seen_at), guide_name });

const seenText = ({ seen_at, guide_name }: GuideFact): string =>
  GUEST_CHECK_IN.seen({ at: Date.parse(seen_at), guide: guide_name });

export const repeatedText = (arrivals: readonly GuideFact[]): string =>
  GUEST_CHECK_IN.double({ times: arrivals.map(seenText).join(", ") });

function arrivedText({ guests, late, by }: GuideFact, person: string | null): string {
  const { byVoucher, byName, lateByVoucher, lateByName, people } = GUEST_CHECK_IN;
  const who = person ?? people({ guests });
  return by === "scan" ? (late ? lateByVoucher : byVoucher)({ who }) : (late ? lateByName : byName)({ who });
}

export function factText(fact: GuideFact, booking: RosterBooking | null): string {
  const { kind, seen_at, guide_name } = fact;
  const person = personName(booking, fact);
  const what =
    kind === "arrived"
      ? arrivedText(fact, person)
      : kind === "absent"
        ? GUEST_CHECK_IN.absentFact
        : [person, GUEST_CHECK_IN.undoneFact].filter(Boolean).join(": ");
  return `${clockInTashkent(Date.parse(seen_at))} · ${what} · ${guide_name}`;
}

export const refusedReportText = (code: string): string =>
  GUIDE_REPORT.notAccepted({ why: textOfCode(GUIDE_REPORT.refusals, code) ?? GUIDE_REPORT.refusals.invalid_fact });

export const owedText = (cents: number, due: string | null): string =>
  due === null ? GUIDE_CASH.owed({ cents }) : GUIDE_CASH.owedBy({ cents, due });

export const somRateText = (perDollar: number, since: string): string =>
  GUIDE_CASH.rate({ perDollar: exact(perDollar), since });

type Paid = Pick<CashPayment, "currency" | "charged_minor" | "amount_cents">;
export const cashText = ({ currency, charged_minor, amount_cents }: Paid): string =>
  currency === "UZS" && charged_minor !== null
    ? GUIDE_CASH.som({ amount: exact(charged_minor / 100), cents: amount_cents })
    : money(amount_cents);

export function countsText({ in: here, booked, missing, absent }: Headcount): string {
  const { counts } = GUIDE_DEPARTURE;
  const parts = [
    counts.in({ in: here, booked }),
    missing > 0 ? counts.missing({ missing }) : null,
    absent > 0 ? counts.absent({ absent }) : null,
    booked > 0 && missing === 0 && absent === 0 ? counts.all : null,
  ];
  return parts.filter((part) => part !== null).join(" · ");
}

export function checkedInText(name: string | null, first: GuideFact, doubles: readonly GuideFact[]): string {
  const { why, unnamed, both } = SCAN_VERDICTS.already_in;
  const times = doubles.map(seenText).reduce((one, other) => both({ one, other }), seenText(first));
  return why({ name: name ?? unnamed, guests: first.guests, times });
}

export const movedText = (at: string | null): string =>
  at === null ? SCAN_VERDICTS.moved.why : SCAN_VERDICTS.moved.whyAt({ at });

export const cancelledText = (name: string, at: string | null): string =>
  at === null ? SCAN_VERDICTS.cancelled.why({ name }) : SCAN_VERDICTS.cancelled.whyAt({ name, at });
