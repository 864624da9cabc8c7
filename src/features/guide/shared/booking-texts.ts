import { GUEST_CHECK_IN, GUIDE_BOOKING, GUIDE_REPORT } from "#words/guide.ts";
import { clockInTashkent } from "#words/write.ts";
import type { CheckInState } from "../../../domain/guide/check-in-state.ts";
import { personName } from "../../../domain/guide/guest-list.ts";
import type { GuideFact, RosterBooking } from "../../../domain/guide/roster.ts";
import { textOfCode } from "../../../domain/problem.ts";

export const standingText = (checkIn: CheckInState, booked: number | null): string =>
  checkIn.state !== "in" && checkIn.guests === 0
    ? GUIDE_BOOKING[checkIn.state]
    : GUIDE_BOOKING.in(checkIn.guests, booked, checkIn.state === "in" && checkIn.late);

export const leftText = ({ status, left_at }: Pick<RosterBooking, "status" | "left_at">): string =>
  status === "confirmed" ? GUIDE_BOOKING.moved(left_at) : GUIDE_BOOKING.cancelled(left_at);

export function factText(fact: GuideFact, booking: RosterBooking | null): string {
  const { kind, seen_at, guide_name } = fact;
  const person = personName(booking, fact);
  const what =
    kind === "arrived"
      ? GUEST_CHECK_IN.arrivedFact(fact, person)
      : kind === "absent"
        ? GUEST_CHECK_IN.absentFact
        : [person, GUEST_CHECK_IN.undoneFact].filter(Boolean).join(": ");
  return `${clockInTashkent(Date.parse(seen_at))} · ${what} · ${guide_name}`;
}

export const refusedReportText = (code: string): string =>
  GUIDE_REPORT.notAccepted({ why: textOfCode(GUIDE_REPORT.refusals, code) ?? GUIDE_REPORT.refusals.invalid_fact });
