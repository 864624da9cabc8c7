import type { LocalBooking } from "../booking/local-booking.ts";

type Payable = Pick<LocalBooking, "id" | "payment" | "view">;

/** Whether this id (ours or the provider's) names a payment of this booking, as far as the device knows. */
export function isPaymentOf({ payment, view }: Payable, paymentId: string): boolean {
  const known = [payment?.payment_id, payment?.provider_payment_id];
  const said = [view?.payment?.payment_id, view?.payment?.provider_payment_id];
  return [...known, ...said].includes(paymentId);
}
