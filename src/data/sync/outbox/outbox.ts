import { createOutboxStore } from "../../local/outbox-store.ts";
import { cancelMyBooking } from "../../remote/cancel-my-booking.ts";
import { createBooking } from "../../remote/create-booking.ts";
import { createPayment } from "../../remote/create-payment.ts";
import { myBooking } from "../../remote/my-booking.ts";
import { submitMessage } from "../../remote/submit-message.ts";
import { alone } from "../../net/locks.ts";
import { trustedNow } from "../../net/clock.ts";
import { createDrain, type DrainReport } from "./drain.ts";
import { createDrainLoop } from "./drain-loop.ts";
import { createEnqueue, type EnqueueAnswer } from "./enqueue.ts";
import type { MessageKind } from "../../../domain/outbox/message-kinds.ts";
import type { OutboxNet } from "../../../domain/outbox/outbox-types.ts";

const LOCK_NAME = "journey-outbox";
export const OUTBOX_SYNC_TAG = "journey-outbox";

const net: OutboxNet = {
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

function createOutbox() {
  const deps = {
    store: createOutboxStore(),
    net,
    locks: { alone: (work: () => Promise<void>) => alone(LOCK_NAME, work) },
    now: trustedNow,
    sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    newId: () => crypto.randomUUID(),
  };
  const drain = createDrain(deps);
  const reports = new Set<(report: DrainReport) => void>();
  const wake = createDrainLoop({
    drain,
    sleep: deps.sleep,
    sent: (report) => reports.forEach((listener) => listener(report)),
    failed: (error) => console.warn("The outbox could not be read", error),
  });

  return {
    ...createEnqueue(deps),
    store: deps.store,
    drain: drain.drain,
    /** What turns up as held although it was refused here is taken on to its payment at once. */
    refresh: async (): Promise<void> => {
      await drain.refresh();
      void wake();
    },
    /** Send now and keep at it while this page lives. */
    wake: (force?: boolean): void => void wake(force),
    onReport(listener: (report: DrainReport) => void): () => void {
      reports.add(listener);
      return () => {
        reports.delete(listener);
      };
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

let outbox: Outbox | undefined;

/** The one outbox of this page or worker; opened on first use, so that importing it costs nothing. */
export function openOutbox(): Outbox {
  outbox ??= createOutbox();
  return outbox;
}

/** A message of a form: on the disk when this resolves, sent as soon as there is a network. */
export async function enqueueMessage(message: {
  kind: MessageKind;
  payload: Record<string, unknown>;
}): Promise<EnqueueAnswer> {
  const opened = openOutbox();
  const answer = await opened.enqueueMessage(message);
  if (answer.ok) opened.wake();
  return answer;
}
