import { createOutboxStore } from "../../local/outbox-store.ts";
import { bookingNet } from "./booking-net.ts";
import { trustedNow } from "../../net/clock.ts";
import { createDrain, type DrainReport } from "./drain.ts";
import { createDrainLoop } from "./drain-loop.ts";
import { createEnqueue } from "./enqueue.ts";
import type { OutboxLocks } from "../../../domain/outbox/outbox-types.ts";

const LOCK_NAME = "journey-outbox";
export const OUTBOX_SYNC_TAG = "journey-outbox";

const locks: OutboxLocks = {
  async alone(work) {
    const manager = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks;
    if (manager === undefined) {
      await work();
      return true;
    }
    return manager.request(LOCK_NAME, { ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await work();
      return true;
    });
  },
};

function createOutbox() {
  const deps = {
    store: createOutboxStore(),
    net: bookingNet,
    locks,
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
