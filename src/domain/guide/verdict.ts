import { placeOf } from "./guest-list.ts";
import type { GuideFact, PocketBooking, PocketDeparture } from "./pocket.ts";
import { checkInStateOf } from "./standing.ts";
import type { VoucherProblem } from "../voucher/voucher-code.ts";

export type CheckedCode =
  | { ok: true; voucher: { booking_id: string; departure_id: string; guests: number } }
  | { ok: false; code: VoucherProblem };

export type Verdict =
  | { code: VoucherProblem }
  /** `departure` is set if the guide leads it too, `booking` if today's list has it anyway. */
  | { code: "other_departure"; departure: PocketDeparture | null; booking: PocketBooking | null }
  | { code: "moved"; booking: PocketBooking | null; at: string | null; to: PocketDeparture | null }
  | { code: "cancelled"; booking: PocketBooking }
  | { code: "not_confirmed"; booking: PocketBooking }
  | { code: "already_in"; booking: PocketBooking | null; id: string; first: GuideFact; doubles: GuideFact[] }
  | { code: "not_listed"; id: string; guests: number }
  | { code: "other_number"; booking: PocketBooking; guests: number }
  | { code: "welcome"; booking: PocketBooking };
export type VerdictCode = Verdict["code"];

export const ADMITS: ReadonlySet<VerdictCode> = new Set(["welcome", "other_number", "not_listed"]);

type Known = {
  departure: PocketDeparture;
  pocket: readonly PocketDeparture[];
  facts: readonly GuideFact[];
};

const bookingIn = ({ bookings }: PocketDeparture, id: string): PocketBooking | null =>
  bookings.find((booking) => booking.id === id) ?? null;
function hasPlaceIn(departure: PocketDeparture, id: string): boolean {
  const booking = bookingIn(departure, id);
  return booking !== null && placeOf(booking) === "kept";
}

export function verdictOf(checked: CheckedCode, { departure, pocket, facts }: Known): Verdict {
  if (!checked.ok) return { code: checked.code };
  const { booking_id, departure_id, guests } = checked.voucher;
  const booking = bookingIn(departure, booking_id);
  const elsewhere = pocket.find((other) => other.id !== departure.id && hasPlaceIn(other, booking_id)) ?? null;

  if (departure_id !== departure.id) {
    const own = pocket.find(({ id }) => id === departure_id) ?? null;
    return {
      code: "other_departure",
      departure: own,
      booking: booking && placeOf(booking) === "kept" ? booking : null,
    };
  }
  const standing = checkInStateOf(facts.filter((fact) => fact.booking_id === booking_id));
  const wasIn = standing.state === "in" ? standing : null;
  if (booking === null) {
    if (elsewhere) return { code: "moved", booking: null, at: null, to: elsewhere };
    if (wasIn) return { code: "already_in", booking, id: booking_id, first: wasIn.fact, doubles: wasIn.doubles };
    return { code: "not_listed", id: booking_id, guests };
  }
  const place = placeOf(booking);
  if (place === "unconfirmed") return { code: "not_confirmed", booking };
  if (place === "left" && (booking.status === "confirmed" || elsewhere))
    return { code: "moved", booking, at: booking.left_at, to: elsewhere };
  if (place === "left") return { code: "cancelled", booking };
  if (wasIn) return { code: "already_in", booking, id: booking_id, first: wasIn.fact, doubles: wasIn.doubles };
  return guests === booking.guests ? { code: "welcome", booking } : { code: "other_number", booking, guests };
}
