import { bookingState, stateWords } from "./booking-state.ts";
import type { LocalBooking } from "./local-booking.ts";

type Standing = Pick<LocalBooking, "view" | "refusal" | "token">;

/**
 * The traveler must act: pay during the hold, or decide. Trips from an account have no token here and are paid where
 * they were booked. A flagged booking is the desk's to solve, unless its departure was cancelled.
 */
export function needsTraveler(booking: Standing, nowMs: number): boolean {
  const state = bookingState(booking, nowMs);
  if (state === "attention") return booking.refusal !== null || booking.view?.called_off === true;
  return state === "held" && booking.token !== "";
}

const endOfHold = ({ view }: Standing): number => Date.parse(view?.expires_at ?? "") || Number.MAX_SAFE_INTEGER;

/** The hold that ends first comes first. */
export const waitingForTraveler = <Booking extends Standing>(bookings: readonly Booking[], nowMs: number): Booking[] =>
  bookings
    .filter((booking) => needsTraveler(booking, nowMs))
    .toSorted((one, other) => endOfHold(one) - endOfHold(other));

export function needWords(booking: Standing, nowMs: number): string {
  const state = bookingState(booking, nowMs);
  const words = stateWords(state, booking.view?.expires_at ?? null);
  return state === "held" ? `${words}: pay now` : words;
}
