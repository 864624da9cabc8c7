import { checkInStateOf, type CheckInState } from "./check-in-state.ts";
import type { GuideFact, RosterBooking, RosterDeparture } from "./roster.ts";

export type GuestRow = { id: string; booking: RosterBooking | null; checkIn: CheckInState; facts: GuideFact[] };

export type Headcount = { booked: number; in: number; absent: number; missing: number };

export type SeatState = "kept" | "left" | "unconfirmed";
export function seatStateOf({ left_at, status }: Pick<RosterBooking, "left_at" | "status">): SeatState {
  if (left_at !== null) return "left";
  if (status === "confirmed") return "kept";
  return status === "pending" ? "unconfirmed" : "left";
}
const holdsSeat = (booking: RosterBooking | null) => booking !== null && seatStateOf(booking) === "kept";

export const personName = (booking: RosterBooking | null, { position }: Pick<GuideFact, "position">): string | null =>
  booking?.companions?.find((companion) => companion.position === position)?.name ?? null;

function byBooking(facts: readonly GuideFact[]): Map<string, GuideFact[]> {
  const factsByBooking = new Map<string, GuideFact[]>();
  for (const fact of facts) {
    const bookingFacts = factsByBooking.get(fact.booking_id);
    if (bookingFacts === undefined) factsByBooking.set(fact.booking_id, [fact]);
    else bookingFacts.push(fact);
  }
  return factsByBooking;
}

export function guestRows({ bookings }: Pick<RosterDeparture, "bookings">, facts: readonly GuideFact[]): GuestRow[] {
  const factsOfBookings = byBooking(facts);
  const listedIds = new Set(bookings.map(({ id }) => id));
  const rowOf = (id: string, booking: RosterBooking | null): GuestRow => {
    const ownFacts = factsOfBookings.get(id) ?? [];
    return { id, booking, checkIn: checkInStateOf(ownFacts, booking?.guests), facts: ownFacts };
  };
  const unlistedRows = [...factsOfBookings.keys()].filter((id) => !listedIds.has(id)).map((id) => rowOf(id, null));
  return [
    ...bookings.map((booking) => rowOf(booking.id, booking)),
    ...unlistedRows.filter(({ checkIn }) => checkIn.state === "in"),
  ];
}

export function headcount(rows: readonly GuestRow[]): Headcount {
  const sum = { booked: 0, in: 0, absent: 0, missing: 0 };
  for (const { booking, checkIn } of rows) {
    const places = holdsSeat(booking) ? (booking?.guests ?? 0) : 0;
    sum.booked += places;
    const away = Math.max(0, places - checkIn.guests);
    sum.in += checkIn.guests;
    if (checkIn.state === "absent") sum.absent += away;
    else if (checkIn.state === "expected") sum.missing += away;
  }
  return sum;
}

const STATE_ORDER = { expected: 0, in: 1, absent: 2 } as const;
const rankOf = ({ booking, checkIn }: GuestRow) =>
  holdsSeat(booking) || checkIn.state === "in" ? STATE_ORDER[checkIn.state] : 3;
export const sortExpectedFirst = (rows: readonly GuestRow[]): GuestRow[] =>
  rows.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      (one.booking?.customer_name ?? "").localeCompare(other.booking?.customer_name ?? ""),
  );
