import type { CancelQuote } from "../../../data/remote/cancel-quote.ts";
import { cancelMyBooking } from "../../../data/remote/cancel-my-booking.ts";
import { withView } from "../../../data/sync/outbox/booking-merge.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { CANCEL_REFUSED, waitText } from "../messages.ts";
import type { Toast } from "../../../shared/ui/toast.ts";

/** Cancels what was shown, status and refund; the server refuses when either has changed since. */
export async function cancelTrip(booking: LocalBooking, shown: CancelQuote): Promise<Toast> {
  const outbox = openOutbox();
  const answer = await cancelMyBooking(booking.id, booking.token, shown);
  if (answer.ok) {
    await outbox.store.change(booking.id, (before) => withView(before, answer.view, new Date().toISOString()));
    return { title: "Booking cancelled", message: "A confirmation email is on its way.", tone: "success" };
  }
  await outbox.refresh();
  const message =
    answer.code === "wait" ? `${waitText(answer.problem)}. Please try again.` : CANCEL_REFUSED[answer.code];
  return { title: "Not cancelled", message, tone: "error" };
}
