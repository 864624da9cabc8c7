import { sortFacts, type CheckInState } from "../../guide/standing.ts";
import type { GuideFact, PocketBooking } from "../../guide/pocket.ts";
import type { GuestRow } from "../../guide/guest-list.ts";

export type Happening =
  | { at: string; kind: "cancelled" | "moved" }
  | {
      at: string;
      kind: "arrived" | "again" | "absent" | "undone";
      fact: GuideFact;
      unaware: boolean;
    };

const leftAs = ({ status }: PocketBooking) => (status === "confirmed" || status === "pending" ? "moved" : "cancelled");

function kindOf(fact: GuideFact, standing: CheckInState, since: number): "arrived" | "again" | "absent" | "undone" {
  if (fact.kind !== "arrived") return fact.kind;
  const counts = standing.state === "in" && standing.fact.id !== fact.id && Date.parse(fact.seen_at) >= since;
  return counts ? "again" : "arrived";
}

export function happenings({ booking, standing, facts }: GuestRow): Happening[] {
  const left = booking?.left_at ?? null;
  const since = standing.state === "in" ? Date.parse(standing.fact.seen_at) : Number.POSITIVE_INFINITY;
  const seen = sortFacts(facts).map((fact): Happening => ({
    at: fact.seen_at,
    kind: kindOf(fact, standing, since),
    fact,
    unaware:
      left !== null &&
      fact.kind === "arrived" &&
      Date.parse(fact.seen_at) > Date.parse(left) &&
      fact.status_seen === "confirmed",
  }));
  const parting: Happening[] = left !== null && booking ? [{ at: left, kind: leftAs(booking) }] : [];
  return [...parting, ...seen].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

const LATE_MS = 2 * 60_000;
export const toldLater = ({ seen_at, received_at }: Pick<GuideFact, "seen_at" | "received_at">): string | null =>
  received_at !== null && Date.parse(received_at) - Date.parse(seen_at) > LATE_MS ? received_at : null;
