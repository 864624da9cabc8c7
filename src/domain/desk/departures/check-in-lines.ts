import { sortFacts, type CheckInState } from "../../guide/check-in-state.ts";
import type { GuestRow } from "../../guide/guest-list.ts";
import type { GuideFact, RosterBooking } from "../../guide/roster.ts";

export type CheckInLine =
  | { at: string; kind: "cancelled" | "moved" }
  | {
      at: string;
      kind: "arrived" | "again" | "absent" | "undone";
      fact: GuideFact;
      unaware: boolean;
    };

const cancellationKind = ({ status }: RosterBooking) =>
  status === "confirmed" || status === "pending" ? "moved" : "cancelled";

function kindOf(
  fact: GuideFact,
  standing: CheckInState,
  checkedInMs: number,
): "arrived" | "again" | "absent" | "undone" {
  if (fact.kind !== "arrived") return fact.kind;
  const firsts = standing.state === "in" ? [standing.fact, ...standing.persons] : standing.persons;
  if (firsts.some(({ id }) => id === fact.id)) return "arrived";
  const isRepeated = standing.doubles.some(({ id }) => id === fact.id);
  return isRepeated || Date.parse(fact.seen_at) >= checkedInMs ? "again" : "arrived";
}

export function checkInLines({ booking, checkIn, facts }: GuestRow): CheckInLine[] {
  const leftAt = booking?.left_at ?? null;
  const checkedInMs = checkIn.state === "in" ? Date.parse(checkIn.fact.seen_at) : Number.POSITIVE_INFINITY;
  const checkInLines = sortFacts(facts).map((fact): CheckInLine => ({
    at: fact.seen_at,
    kind: kindOf(fact, checkIn, checkedInMs),
    fact,
    unaware:
      leftAt !== null &&
      fact.kind === "arrived" &&
      Date.parse(fact.seen_at) > Date.parse(leftAt) &&
      fact.status_seen === "confirmed",
  }));
  const cancellation: CheckInLine[] =
    leftAt !== null && booking ? [{ at: leftAt, kind: cancellationKind(booking) }] : [];
  return [...cancellation, ...checkInLines].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

const LATE_REPORT_MS = 2 * 60_000;
export const lateReceiptMoment = ({
  seen_at,
  received_at,
}: Pick<GuideFact, "seen_at" | "received_at">): string | null =>
  received_at !== null && Date.parse(received_at) - Date.parse(seen_at) > LATE_REPORT_MS ? received_at : null;
