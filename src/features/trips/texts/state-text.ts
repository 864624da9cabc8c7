import { TRIP_ATTENTION, TRIP_STATES } from "#texts/trips.ts";
import type { BookingState } from "../../../domain/booking/booking-state.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";

export function stateText(state: BookingState, { refusal, view }: Pick<LocalBooking, "refusal" | "view">): string {
  if (view?.called_off && (state === "cancelled" || state === "refunded"))
    return `${TRIP_STATES[state]} ${TRIP_ATTENTION.departureCancelled({ checkIn: view.check_in })}`;
  if (state !== "attention" || refusal !== null) return TRIP_STATES[state];
  return view?.called_off ? TRIP_ATTENTION.calledOff : TRIP_ATTENTION.onIt;
}

export const STATE_COLORS: Record<BookingState, string> = {
  on_phone: "sand",
  unanswered: "sand",
  sent: "lapis",
  held: "saffron",
  paid: "turquoise",
  confirmed: "turquoise",
  attention: "red",
  expired: "sand",
  cancelled: "sand",
  refunded: "sand",
};
