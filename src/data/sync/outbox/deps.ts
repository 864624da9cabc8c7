import type { OutboxDeps, OutboxNet } from "../../../domain/outbox/outbox-types.ts";
import { createOutboxStore } from "../../local/outbox-store.ts";
import { hasNoNetwork } from "../../net/call.ts";
import { trustedNow } from "../../net/clock.ts";
import { alone } from "../../net/locks.ts";
import { cancelMyBooking, myBooking } from "../../remote/trips.ts";
import { createBooking } from "../../remote/booking.ts";
import { createPayment } from "../../remote/payments.ts";
import { submitMessage } from "../../remote/submit-message.ts";

const LOCK_NAME = "journey-outbox";
export const OUTBOX_SYNC_TAG = "journey-outbox";

const net: OutboxNet = {
  hasNoNetwork,
  createBooking,
  createPayment,
  myBooking,
  submitMessage,
  async cancelUnpaid(id, token) {
    const answer = await cancelMyBooking(id, token, { refund_cents: 0, status: "pending" });
    // Paid meanwhile, or gone: not ours to cancel silently; the trip stays and says how it stands.
    return !answer.ok && answer.code === "wait" ? answer : { ok: true };
  },
};

/** What sending needs, filled in with Dexie, fetch and Web Locks: the page's outbox and the worker share it. */
export const outboxDeps = (): OutboxDeps => ({
  store: createOutboxStore(),
  net,
  locks: { alone: (work: () => Promise<void>) => alone(LOCK_NAME, work) },
  now: trustedNow,
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  newId: () => crypto.randomUUID(),
});
