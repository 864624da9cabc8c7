import { cancelMyBooking } from "../../remote/cancel-my-booking.ts";
import { createBooking } from "../../remote/create-booking.ts";
import { createPayment } from "../../remote/create-payment.ts";
import { myBooking } from "../../remote/my-booking.ts";
import { submitMessage } from "../../remote/submit-message.ts";
import type { OutboxNet } from "../../../domain/outbox/outbox-types.ts";

export const bookingNet: OutboxNet = {
  createBooking: (request) => createBooking(request),
  createPayment: (booking) => createPayment(booking),
  myBooking: (id, token) => myBooking(id, token),
  submitMessage: (kind, id, payload) => submitMessage(kind, id, payload),
  async cancelUnpaid(id, token) {
    const answer = await cancelMyBooking(id, token, 0);
    // Paid meanwhile, or gone: not ours to cancel silently; the trip stays and says how it stands.
    return !answer.ok && answer.code === "wait" ? answer : { ok: true };
  },
};
