import type { NO_RETRY } from "#texts/payment.ts";
import { readTrips } from "../../data/local/bookings.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { refreshedPayment } from "../../data/remote/traveler/payments.ts";
import { openPayment } from "../../data/sync/trips/open-payment.ts";
import { isPaymentOf } from "../../domain/booking/booking-money.ts";
import { bookingState } from "../../domain/booking/booking-state.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { problemOf } from "../../domain/result.ts";

type NoRetry = keyof typeof NO_RETRY;

export type Retry =
  | { ok: true; url: string }
  /** Only a booking of this device lets the traveler continue. */
  | { ok: false; code: NoRetry; booking?: LocalBooking };

const refusalOfProblem: Partial<Record<string, NoRetry>> = {
  hold_over: "hold_over",
  already_paid: "already_paid",
  no_deposit: "no_deposit",
  not_found: "other_device",
  payments_not_set_up: "payments_not_set_up",
  no_rate: "no_rate",
  unreachable: "unreachable",
};

function findOnlyPayable(trips: readonly LocalBooking[]): LocalBooking | NoRetry {
  const heldTrips = trips.filter((trip) => trip.token !== "" && bookingState(trip, trustedNow()) === "held");
  return heldTrips.length === 1 && heldTrips[0] ? heldTrips[0] : heldTrips.length > 1 ? "several" : "other_device";
}

/** The server knows every attempt, even if this device cleared its own. */
async function findTripOfPayment(trips: readonly LocalBooking[], paymentId: string): Promise<LocalBooking | NoRetry> {
  const answer = await refreshedPayment(paymentId);
  if (!answer.ok) return answer.code === "unreachable" ? "unreachable" : "not_now";
  const payment = answer.value;
  if (payment === null) return findOnlyPayable(trips);
  const ownTrip = trips.find(({ id, token }) => token !== "" && id === payment.booking_id);
  if (ownTrip) return ownTrip;
  return payment.status === "completed" ? "already_paid" : "other_device";
}

export async function retryPayment(paymentId: string | null): Promise<Retry> {
  const trips = await readTrips();
  const knownTrip =
    paymentId === null ? undefined : trips.find((trip) => trip.token !== "" && isPaymentOf(trip, paymentId));
  const tripToPay =
    knownTrip ?? (paymentId === null ? findOnlyPayable(trips) : await findTripOfPayment(trips, paymentId));
  if (typeof tripToPay === "string") return { ok: false, code: tripToPay };
  const answer = await openPayment(tripToPay);
  if (answer.ok) return { ok: true, url: answer.value.url };
  // Both codes mean an expired hold, and only the booking distinguishes them.
  const booking = (await readTrips()).find(({ id }) => id === tripToPay.id) ?? tripToPay;
  const isCancelled = booking.view?.status === "cancelled" || booking.view?.status === "refunded";
  return { ok: false, code: isCancelled ? "ended" : (refusalOfProblem[problemOf(answer)] ?? "not_now"), booking };
}
