import * as v from "valibot";
import { bookingViewSchema } from "../../../domain/booking/booking-view.ts";
import { MESSAGE_KINDS } from "../../../domain/outbox/message-kinds.ts";
import type { OutboxNet } from "../../../domain/outbox/outbox-types.ts";
import { call, args } from "../../net/call.ts";
import { createPayment } from "./payments.ts";
import { serverCalls } from "./verbs.ts";

export const MESSAGE_VERB = {
  args: args<Record<string, unknown>>(),
  answer: v.pipe(
    v.object({ ok: v.literal(true), booking: v.optional(bookingViewSchema) }),
    v.transform(({ booking }) => booking),
  ),
};

export const outboxNet: OutboxNet = {
  probe: () => serverCalls("rpc/news_ways", {}),
  createBooking: (booking) => serverCalls("rpc/create_booking", { booking }),
  createPayment,
  myBooking: (booking_id, token) => serverCalls("rpc/my_booking", { booking_id, token }),
  async cancelUnpaid(booking_id, token) {
    const unpaidBooking = { expected_refund_cents: 0, expected_status: "pending" };
    const answer = await serverCalls("rpc/cancel_my_booking", { booking_id, token, ...unpaidBooking });
    // The booking was paid or ended meanwhile, so keep the trip and show its state.
    return answer.ok || answer.code === "refused" ? { ok: true, value: undefined } : answer;
  },
  submitMessage(kind, id, payload) {
    const { verb, argument } = MESSAGE_KINDS[kind];
    const args = argument === null ? payload : { [argument]: { id, ...payload } };
    return call(`rpc/${verb}`, MESSAGE_VERB, args);
  },
};
