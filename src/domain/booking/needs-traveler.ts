import { type BookingState, bookingState } from "./booking-state.ts";
import type { LocalBooking } from "./local-booking.ts";

type TripNeedParts = Pick<LocalBooking, "view" | "refusal" | "token">;

/** Flagged bookings wait for the desk, and a trip without a token here can only be paid where it was booked. */
export function needsTraveler(booking: TripNeedParts, nowMs: number): boolean {
  const state = bookingState(booking, nowMs);
  if (state === "attention") return booking.refusal !== null || booking.view?.called_off === true;
  return state === "held" && booking.token !== "";
}

const endOfHold = ({ view }: TripNeedParts): number => Date.parse(view?.expires_at ?? "") || Number.MAX_SAFE_INTEGER;

export const waitingForTraveler = <Booking extends TripNeedParts>(
  bookings: readonly Booking[],
  nowMs: number,
): Booking[] =>
  bookings
    .filter((booking) => needsTraveler(booking, nowMs))
    .toSorted((one, other) => endOfHold(one) - endOfHold(other));

export type TripNeedState = { state: BookingState; expires_at: string | null };

export const tripNeedState = (booking: TripNeedParts, nowMs: number): TripNeedState => ({
  state: bookingState(booking, nowMs),
  expires_at: booking.view?.expires_at ?? null,
});
