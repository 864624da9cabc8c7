import type { GuideFact, PocketBooking, PocketDeparture } from "./pocket.ts";
import { checkInStateOf, type CheckInState } from "./standing.ts";

export type GuestRow = { id: string; booking: PocketBooking | null; standing: CheckInState; facts: GuideFact[] };

export type Headcount = { booked: number; in: number; absent: number; missing: number };

/** Only 'kept' holds a seat. */
export type Place = "kept" | "left" | "unconfirmed";
export function placeOf({ left_at, status }: Pick<PocketBooking, "left_at" | "status">): Place {
  if (left_at !== null) return "left";
  if (status === "confirmed") return "kept";
  return status === "pending" ? "unconfirmed" : "left";
}
const hasPlace = (booking: PocketBooking | null) => booking !== null && placeOf(booking) === "kept";

function byBooking(facts: readonly GuideFact[]): Map<string, GuideFact[]> {
  const found = new Map<string, GuideFact[]>();
  for (const fact of facts) {
    const of = found.get(fact.booking_id);
    if (of === undefined) found.set(fact.booking_id, [fact]);
    else of.push(fact);
  }
  return found;
}

export function guestRows({ bookings }: Pick<PocketDeparture, "bookings">, facts: readonly GuideFact[]): GuestRow[] {
  const seen = byBooking(facts);
  const listed = new Set(bookings.map(({ id }) => id));
  const rowOf = (id: string, booking: PocketBooking | null): GuestRow => {
    const own = seen.get(id) ?? [];
    return { id, booking, standing: checkInStateOf(own, booking?.guests), facts: own };
  };
  const unlisted = [...seen.keys()].filter((id) => !listed.has(id)).map((id) => rowOf(id, null));
  return [
    ...bookings.map((booking) => rowOf(booking.id, booking)),
    ...unlisted.filter(({ standing }) => standing.state === "in"),
  ];
}

export function headcount(rows: readonly GuestRow[]): Headcount {
  const sum = { booked: 0, in: 0, absent: 0, missing: 0 };
  for (const { booking, standing } of rows) {
    const places = hasPlace(booking) ? (booking?.guests ?? 0) : 0;
    sum.booked += places;
    if (standing.state === "in") sum.in += standing.guests;
    else if (standing.state === "absent") sum.absent += places;
    else sum.missing += places;
  }
  return sum;
}

const RANK = { expected: 0, in: 1, absent: 2 } as const;
const rankOf = ({ booking, standing }: GuestRow) =>
  hasPlace(booking) || standing.state === "in" ? RANK[standing.state] : 3;
export const awaitedFirst = (rows: readonly GuestRow[]): GuestRow[] =>
  rows.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      (one.booking?.customer_name ?? "").localeCompare(other.booking?.customer_name ?? ""),
  );
