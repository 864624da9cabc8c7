import { createPayment } from "../../data/remote/create-payment.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import type { LocalBooking } from "../../domain/booking/local-booking.ts";

/** Leads to the provider's page; answers why not, when it cannot. */
export async function openPayment(booking: LocalBooking): Promise<string | null> {
  const outbox = openOutbox();
  const answer = await createPayment(booking);
  if (answer.ok) {
    await outbox.store.change(booking.id, (before) => ({ ...before, payment: answer.payment }));
    window.location.assign(answer.payment.url);
    return null;
  }
  await outbox.refresh();
  return answer.code === "refused" ? answer.refusal.message : `${answer.problem}. Please try again.`;
}
