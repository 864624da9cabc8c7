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

export const ADMITTING_CODES: ReadonlySet<VerdictCode> = new Set(["welcome", "other_number", "not_listed"]);

type VerdictContext = {
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

export function verdictOf(checked: CheckedCode, { departure, roster, facts }: VerdictContext): Verdict {
  if (!checked.ok) return { code: checked.code };
  const { booking_id, departure_id, guests } = checked.voucher;
  const booking = bookingIn(departure, booking_id);
  const otherDeparture = roster.find((other) => other.id !== departure.id && hasPlaceIn(other, booking_id)) ?? null;

  if (departure_id !== departure.id) {
    const ownDeparture = roster.find(({ id }) => id === departure_id) ?? null;
    return {
      code: "other_departure",
      departure: ownDeparture,
      booking: booking && seatStateOf(booking) === "kept" ? booking : null,
    };
  }
  const checkInState = checkInStateOf(facts.filter((fact) => fact.booking_id === booking_id));
  const previousCheckIn = checkInState.state === "in" ? checkInState : null;
  if (booking === null) {
    if (otherDeparture) return { code: "moved", booking: null, at: null, to: otherDeparture };
    if (previousCheckIn)
      return {
        code: "already_in",
        booking,
        id: booking_id,
        first: previousCheckIn.fact,
        doubles: previousCheckIn.doubles,
      };
    return { code: "not_listed", id: booking_id, guests };
  }
  const seatState = seatStateOf(booking);
  if (seatState === "unconfirmed") return { code: "not_confirmed", booking };
  if (seatState === "left" && (booking.status === "confirmed" || otherDeparture))
    return { code: "moved", booking, at: booking.left_at, to: otherDeparture };
  if (seatState === "left") return { code: "cancelled", booking };
  if (previousCheckIn)
    return {
      code: "already_in",
      booking,
      id: booking_id,
      first: previousCheckIn.fact,
      doubles: previousCheckIn.doubles,
    };
  return guests === booking.guests ? { code: "welcome", booking } : { code: "other_number", booking, guests };
}
