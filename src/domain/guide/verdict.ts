import { placeOf } from "./guest-list.ts";
import type { GuideFact, PocketBooking, PocketDeparture } from "./pocket.ts";
import { checkInStateOf } from "./standing.ts";
import type { VoucherProblem } from "../voucher/voucher-code.ts";

/** A scanned text after its form and its signature were looked at; `code` says why it is no voucher of ours. */
export type CheckedCode =
  | { ok: true; voucher: { booking_id: string; departure_id: string; guests: number } }
  | { ok: false; code: VoucherProblem };

/** What a guide is told of a scanned code. Only those in `ADMITS` may be let in by it. */
export type Verdict =
  | { code: VoucherProblem }
  /** `departure` is that one where it is the guide's own; `booking` where the people are on today's list all the same. */
  | { code: "other_departure"; departure: PocketDeparture | null; booking: PocketBooking | null }
  /** `to` is where the booking is now, if that is known here. */
  | { code: "moved"; booking: PocketBooking | null; at: string | null; to: PocketDeparture | null }
  | { code: "cancelled"; booking: PocketBooking }
  | { code: "not_confirmed"; booking: PocketBooking }
  | { code: "already_in"; booking: PocketBooking | null; id: string; first: GuideFact; doubles: GuideFact[] }
  /** Signed, and booked after this phone's list was made. */
  | { code: "not_listed"; id: string; guests: number }
  /** The code is for another number of people than the list: it was made before that changed. */
  | { code: "other_number"; booking: PocketBooking; guests: number }
  | { code: "welcome"; booking: PocketBooking };
export type VerdictCode = Verdict["code"];

export const ADMITS: ReadonlySet<VerdictCode> = new Set(["welcome", "other_number", "not_listed"]);

type Known = {
  /** The departure that is being checked in. */
  departure: PocketDeparture;
  /** All that this phone has. */
  pocket: readonly PocketDeparture[];
  /** What all phones saw of this departure, as far as it is known here. */
  facts: readonly GuideFact[];
};

const bookingIn = ({ bookings }: PocketDeparture, id: string): PocketBooking | null =>
  bookings.find((booking) => booking.id === id) ?? null;
function hasPlaceIn(departure: PocketDeparture, id: string): boolean {
  const booking = bookingIn(departure, id);
  return booking !== null && placeOf(booking) === "kept";
}

/** What the code is, then for where, then for whom, then whether they are in already: the first that speaks decides. */
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
