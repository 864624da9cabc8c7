import { useLiveQuery } from "dexie-react-hooks";
import { useEffect } from "react";
import { readTrips } from "../../data/local/bookings.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { isPaymentOf } from "../../domain/booking/booking-money.ts";

export function useTripOf(paymentId: string, bookingId: string | null): LocalBooking | undefined {
  useEffect(() => void openOutbox().refresh(), [paymentId]);
  return useLiveQuery(async () => {
    const trips = await readTrips();
    return trips.find((trip) => trip.id === bookingId || (paymentId !== "" && isPaymentOf(trip, paymentId)));
  }, [paymentId, bookingId]);
}
