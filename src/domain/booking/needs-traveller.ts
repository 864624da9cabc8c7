import { bookingState, stateWords } from "./booking-state.ts";
import type { LocalBooking } from "./local-booking.ts";

type Standing = Pick<LocalBooking, "view" | "refusal" | "token">;

/**
 * The next step is the traveller's: to pay while the places are held, or to decide. A trip that came with the account
 * has no token here, and can be paid only where it was booked. What the server has flagged is looked into by us, unless
 * its departure was called off.
 */
export function needsTraveller(booking: Standing, nowMs: number): boolean {
  const state = bookingState(booking, nowMs);
  if (state === "attention") return booking.refusal !== null || booking.view?.called_off === true;
  return state === "held" && booking.token !== "";
}

const endOfHold = ({ view }: Standing): number => Date.parse(view?.expires_at ?? "") || Number.MAX_SAFE_INTEGER;

/** Those that need the traveller, the hold that ends first before all others. */
export const waitingForTraveller = <Booking extends Standing>(bookings: readonly Booking[], nowMs: number): Booking[] =>
  bookings
    .filter((booking) => needsTraveller(booking, nowMs))
    .toSorted((one, other) => endOfHold(one) - endOfHold(other));

/** 'Held until 14:35: pay now'. */
export function needWords(booking: Standing, nowMs: number): string {
  const state = bookingState(booking, nowMs);
  const words = stateWords(state, booking.view?.expires_at ?? null);
  return state === "held" ? `${words}: pay now` : words;
}
