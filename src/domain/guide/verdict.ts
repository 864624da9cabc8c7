import type { UnsignedVoucher, VoucherProblem } from "../voucher/voucher-code.ts";
import { checkInStateOf, doublesOf, earlierArrival } from "./check-in-state.ts";
import { seatStateOf } from "./guest-list.ts";
import type { GuideFact, RosterBooking, RosterCompanion, RosterDeparture } from "./roster.ts";

export type CheckedCode = { ok: true; voucher: UnsignedVoucher } | { ok: false; code: VoucherProblem };

export type Verdict =
  | { code: VoucherProblem }
  /** `departure` is set if the guide leads it too, `booking` if today's list has it anyway. */
  | { code: "other_departure"; departure: RosterDeparture | null; booking: RosterBooking | null }
  | { code: "moved"; booking: RosterBooking | null; at: string | null; to: RosterDeparture | null }
  | { code: "cancelled"; booking: RosterBooking }
  | { code: "not_confirmed"; booking: RosterBooking }
  | {
      code: "already_in";
      booking: RosterBooking | null;
      id: string;
      person?: RosterCompanion;
      first: GuideFact;
      doubles: GuideFact[];
    }
  /** `position` is set if the booking is listed and only its companion's link is newer than the list. */
  | { code: "not_listed"; id: string; guests: number; position?: number }
  | { code: "link_revoked"; booking: RosterBooking }
  | { code: "other_number"; booking: RosterBooking; guests: number }
  | { code: "welcome"; booking: RosterBooking; person?: RosterCompanion };
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
  const { booking_id, departure_id, guests, position, serial } = checked.voucher;
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
  const ownFacts = facts.filter((fact) => fact.booking_id === booking_id);
  const first = earlierArrival(ownFacts, position ?? null, booking?.guests);
  const alreadyIn = (person?: RosterCompanion): Verdict | null =>
    first && {
      code: "already_in",
      booking,
      id: booking_id,
      person,
      first,
      doubles: doublesOf(checkInStateOf(ownFacts), first),
    };
  const notListed: Verdict = { code: "not_listed", id: booking_id, guests: guests ?? 1, position };
  if (booking === null) {
    if (otherDeparture) return { code: "moved", booking: null, at: null, to: otherDeparture };
    return alreadyIn() ?? notListed;
  }
  const seatState = seatStateOf(booking);
  if (seatState === "unconfirmed") return { code: "not_confirmed", booking };
  if (seatState === "left" && (booking.status === "confirmed" || otherDeparture))
    return { code: "moved", booking, at: booking.left_at, to: otherDeparture };
  if (seatState === "left") return { code: "cancelled", booking };
  if (position === undefined)
    return (
      alreadyIn() ??
      (guests === booking.guests ? { code: "welcome", booking } : { code: "other_number", booking, guests })
    );
  const person = booking.companions?.find((companion) => companion.position === position);
  const isNewer = person === undefined || serial > person.serial;
  if (!isNewer && (serial < person.serial || person.name === null)) return { code: "link_revoked", booking };
  return alreadyIn(person) ?? (isNewer ? notListed : { code: "welcome", booking, person });
}
