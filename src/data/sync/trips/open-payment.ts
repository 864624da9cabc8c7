import type { LocalBooking, PaymentSession } from "../../../domain/booking/local-booking.ts";
import type { Result } from "../../../domain/result.ts";
import { createPayment, type PaymentPart } from "../../remote/traveler/payments.ts";
import { openOutbox } from "../outbox/outbox.ts";

export async function openPayment(booking: LocalBooking, part?: PaymentPart): Promise<Result<PaymentSession>> {
  const { store, refresh } = openOutbox();
  const answer = await createPayment(booking, part);
  if (answer.ok) await store.change(booking.id, (before) => ({ ...before, payment: answer.value }));
  else await refresh();
  return answer;
}
