import { useLiveQuery } from "dexie-react-hooks";
import { useEffect } from "react";
import { knownTrips } from "../../data/local/bookings.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { isPaymentOf } from "../../domain/booking/booking-money.ts";

/** The trip this device has for a payment, as the server last told of it; undefined where it was booked elsewhere. */
export function useTripOf(paymentId: string, bookingId: string | null): LocalBooking | undefined {
  // The payment has just changed how the booking stands.
  useEffect(() => void openOutbox().refresh(), [paymentId]);
  return useLiveQuery(async () => {
    const trips = await knownTrips();
    return trips.find((trip) => trip.id === bookingId || (paymentId !== "" && isPaymentOf(trip, paymentId)));
  }, [paymentId, bookingId]);
}
