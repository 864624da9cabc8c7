import { sortFacts, type CheckInState } from "../../guide/check-in-state.ts";
import type { GuideFact, RosterBooking } from "../../guide/roster.ts";
import type { GuestRow } from "../../guide/guest-list.ts";

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

function kindOf(fact: GuideFact, standing: CheckInState, since: number): "arrived" | "again" | "absent" | "undone" {
  if (fact.kind !== "arrived") return fact.kind;
  const counts = standing.state === "in" && standing.fact.id !== fact.id && Date.parse(fact.seen_at) >= since;
  return counts ? "again" : "arrived";
}

export function checkInLines({ booking, checkIn, facts }: GuestRow): CheckInLine[] {
  const left = booking?.left_at ?? null;
  const since = checkIn.state === "in" ? Date.parse(checkIn.fact.seen_at) : Number.POSITIVE_INFINITY;
  const seen = sortFacts(facts).map((fact): CheckInLine => ({
    at: fact.seen_at,
    kind: kindOf(fact, checkIn, since),
    fact,
    unaware:
      left !== null &&
      fact.kind === "arrived" &&
      Date.parse(fact.seen_at) > Date.parse(left) &&
      fact.status_seen === "confirmed",
  }));
  const cancellation: CheckInLine[] = left !== null && booking ? [{ at: left, kind: cancellationKind(booking) }] : [];
  return [...cancellation, ...seen].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

const LATE_MS = 2 * 60_000;
export const receivedLate = ({ seen_at, received_at }: Pick<GuideFact, "seen_at" | "received_at">): string | null =>
  received_at !== null && Date.parse(received_at) - Date.parse(seen_at) > LATE_MS ? received_at : null;
