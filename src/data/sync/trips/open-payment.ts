import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { createPayment, type PaymentPart } from "../../remote/payments.ts";
import { openOutbox } from "../outbox/outbox.ts";

export type OpenedPayment =
  | { ok: true; url: string }
  /** `unreachable` and `not_now` may pass; every other code is the server's no. */
  | { ok: false; code: string };

/**
 * A page to pay this booking on: the server asks the provider about the last attempt, closes it when it is over and
 * opens another. Whatever it says, the device knows afterwards how the booking stands.
 */
export async function openPayment(booking: LocalBooking, part?: PaymentPart): Promise<OpenedPayment> {
  const { store, refresh } = openOutbox();
  const answer = await createPayment(booking, part);
  if (answer.ok) {
    await store.change(booking.id, (before) => ({ ...before, payment: answer.payment }));
    return { ok: true, url: answer.payment.url };
  }
  await refresh();
  if (answer.code === "refused") return { ok: false, code: answer.refusal.code };
  return { ok: false, code: answer.reachable ? "not_now" : "unreachable" };
}
