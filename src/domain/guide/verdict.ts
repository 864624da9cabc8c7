import { seatStateOf } from "./guest-list.ts";
import type { GuideFact, RosterBooking, RosterDeparture } from "./roster.ts";
import { checkInStateOf } from "./check-in-state.ts";
import type { VoucherProblem } from "../voucher/voucher-code.ts";

export type CheckedCode =
  | { ok: true; voucher: { booking_id: string; departure_id: string; guests: number } }
  | { ok: false; code: VoucherProblem };

export type Verdict =
  | { code: VoucherProblem }
  /** `departure` is set if the guide leads it too, `booking` if today's list has it anyway. */
  | { code: "other_departure"; departure: RosterDeparture | null; booking: RosterBooking | null }
  | { code: "moved"; booking: RosterBooking | null; at: string | null; to: RosterDeparture | null }
  | { code: "cancelled"; booking: RosterBooking }
  | { code: "not_confirmed"; booking: RosterBooking }
  | { code: "already_in"; booking: RosterBooking | null; id: string; first: GuideFact; doubles: GuideFact[] }
  | { code: "not_listed"; id: string; guests: number }
  | { code: "other_number"; booking: RosterBooking; guests: number }
  | { code: "welcome"; booking: RosterBooking };
export type VerdictCode = Verdict["code"];

export const ADMITS: ReadonlySet<VerdictCode> = new Set(["welcome", "other_number", "not_listed"]);

type Known = {
  departure: RosterDeparture;
  roster: readonly RosterDeparture[];
  facts: readonly GuideFact[];
};

const bookingIn = ({ bookings }: RosterDeparture, id: string): RosterBooking | null =>
  bookings.find((booking) => booking.id === id) ?? null;
function hasPlaceIn(departure: RosterDeparture, id: string): boolean {
  const booking = bookingIn(departure, id);
  return booking !== null && seatStateOf(booking) === "kept";
}

export function verdictOf(checked: CheckedCode, { departure, roster, facts }: Known): Verdict {
  if (!checked.ok) return { code: checked.code };
  const { booking_id, departure_id, guests } = checked.voucher;
  const booking = bookingIn(departure, booking_id);
  const elsewhere = roster.find((other) => other.id !== departure.id && hasPlaceIn(other, booking_id)) ?? null;

  if (departure_id !== departure.id) {
    const own = roster.find(({ id }) => id === departure_id) ?? null;
    return {
      code: "other_departure",
      departure: own,
      booking: booking && seatStateOf(booking) === "kept" ? booking : null,
    };
  }
  const standing = checkInStateOf(facts.filter((fact) => fact.booking_id === booking_id));
  const wasIn = standing.state === "in" ? standing : null;
  if (booking === null) {
    if (elsewhere) return { code: "moved", booking: null, at: null, to: elsewhere };
    if (wasIn) return { code: "already_in", booking, id: booking_id, first: wasIn.fact, doubles: wasIn.doubles };
    return { code: "not_listed", id: booking_id, guests };
  }
  const place = seatStateOf(booking);
  if (place === "unconfirmed") return { code: "not_confirmed", booking };
  if (place === "left" && (booking.status === "confirmed" || elsewhere))
    return { code: "moved", booking, at: booking.left_at, to: elsewhere };
  if (place === "left") return { code: "cancelled", booking };
  if (wasIn) return { code: "already_in", booking, id: booking_id, first: wasIn.fact, doubles: wasIn.doubles };
  return guests === booking.guests ? { code: "welcome", booking } : { code: "other_number", booking, guests };
}
