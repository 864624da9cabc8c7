import { cancelMyBooking } from "../../../data/remote/cancel-my-booking.ts";
import { withView } from "../../../data/sync/outbox/booking-merge.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { CANCEL_REFUSED } from "../messages.ts";
import type { Toast } from "../../../shared/ui/toast.ts";

/** Cancels for exactly the refund that was shown; the server refuses any other. */
export async function cancelTrip(booking: LocalBooking, refundCents: number): Promise<Toast> {
  const outbox = openOutbox();
  const answer = await cancelMyBooking(booking.id, booking.token, refundCents);
  if (answer.ok) {
    await outbox.store.change(booking.id, (before) => withView(before, answer.view, new Date().toISOString()));
    return { title: "Booking cancelled", message: "A confirmation email is on its way.", tone: "success" };
  }
  await outbox.refresh();
  const message = answer.code === "wait" ? `${answer.problem}. Please try again.` : CANCEL_REFUSED[answer.code];
  return { title: "Not cancelled", message, tone: "error" };
}
