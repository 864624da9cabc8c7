import { readTrips } from "../../data/local/bookings.ts";
import { refreshedPayment } from "../../data/remote/payments.ts";
import { trustedNow } from "../../data/net/clock.ts";
import { openPayment } from "../../data/sync/trips/open-payment.ts";
import { bookingState } from "../../domain/booking/booking-state.ts";
import { isPaymentOf } from "../../domain/booking/booking-money.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";
import { problemOf } from "../../domain/result.ts";
import type { NoRetry } from "./messages.ts";

export type Retry =
  | { ok: true; url: string }
  /** Only a booking of this device lets the traveler continue. */
  | { ok: false; code: NoRetry; booking?: LocalBooking };

const NO_RETRY: Partial<Record<string, NoRetry>> = {
  hold_over: "hold_over",
  already_paid: "already_paid",
  no_deposit: "no_deposit",
  not_found: "other_device",
  payments_not_set_up: "payments_not_set_up",
  no_rate: "no_rate",
  unreachable: "unreachable",
};

function onlyPayable(trips: readonly LocalBooking[]): LocalBooking | NoRetry {
  const held = trips.filter((trip) => trip.token !== "" && bookingState(trip, trustedNow()) === "held");
  return held.length === 1 && held[0] ? held[0] : held.length > 1 ? "several" : "other_device";
}

/** The server knows every attempt, even if this device cleared its own. */
async function askWhose(trips: readonly LocalBooking[], paymentId: string): Promise<LocalBooking | NoRetry> {
  const answer = await refreshedPayment(paymentId);
  if (!answer.ok) return answer.code === "unreachable" ? "unreachable" : "not_now";
  const payment = answer.value;
  if (payment === null) return onlyPayable(trips);
  const own = trips.find(({ id, token }) => token !== "" && id === payment.booking_id);
  if (own) return own;
  return payment.status === "completed" ? "already_paid" : "other_device";
}

export async function retryPayment(paymentId: string | null): Promise<Retry> {
  const trips = await readTrips();
  const known =
    paymentId === null ? undefined : trips.find((trip) => trip.token !== "" && isPaymentOf(trip, paymentId));
  const whose = known ?? (paymentId === null ? onlyPayable(trips) : await askWhose(trips, paymentId));
  if (typeof whose === "string") return { ok: false, code: whose };
  const answer = await openPayment(whose);
  if (answer.ok) return { ok: true, url: answer.value.url };
  // Both codes mean an expired hold, and only the booking distinguishes them.
  const booking = (await readTrips()).find(({ id }) => id === whose.id) ?? whose;
  const gone = booking.view?.status === "cancelled" || booking.view?.status === "refunded";
  return { ok: false, code: gone ? "ended" : (NO_RETRY[problemOf(answer)] ?? "not_now"), booking };
}
