import { bookingState, isEnded } from "./booking-state.ts";
import type { BookingRequest, LocalBooking } from "./local-booking.ts";

const departureOf = ({ view, request }: Pick<LocalBooking, "view" | "request">): string =>
  view
    ? `${view.item_id} ${view.check_in}`
    : `${request?.tour_id ?? request?.package_id ?? ""} ${request?.check_in ?? ""}`;

/** The price lock can differ between two taps on the same form. */
const formOf = (request: BookingRequest): string => JSON.stringify({ ...request, lock: undefined });

const isSameForm = (known: LocalBooking, request: BookingRequest): boolean =>
  known.request !== null && formOf(known.request) === formOf(request);

const isActive = (known: LocalBooking, nowMs: number): boolean =>
  known.refusal === null && !isEnded(bookingState(known, nowMs), known.view);

/** A second booking of the same departure, or of a form already sent, needs the traveler's consent. */
export function findDuplicateBooking(
  known: readonly LocalBooking[],
  request: BookingRequest,
  wantsAnother: boolean,
  nowMs: number,
): LocalBooking | undefined {
  const storedRequest = known.find(({ id }) => id === request.id);
  if (storedRequest) return isSameForm(storedRequest, request) ? undefined : storedRequest;
  if (wantsAnother) return undefined;
  const wantedDeparture = departureOf({ view: null, request });
  return known.find((booking) => departureOf(booking) === wantedDeparture && isActive(booking, nowMs));
}
