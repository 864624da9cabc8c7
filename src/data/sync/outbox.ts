import { createOutboxStore } from "../local/outbox-store.ts";
import { bookingNet } from "./booking-net.ts";
import { trustedNow } from "./clock.ts";
import { createDrain, type DrainReport } from "./drain.ts";
import { createEnqueue } from "./enqueue.ts";
import type { OutboxLocks } from "./outbox-types.ts";

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
  const { drain, refresh, untilNext } = createDrain(deps);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Sends what is due, then sets the alarm for the next try: an app left open needs no other trigger. */
  async function drainAndPlan(options?: { force?: boolean }): Promise<DrainReport> {
    clearTimeout(timer);
    const report = await drain(options);
    const wait = await untilNext();
    // Somebody else sends: look again soon, should that tab die in the middle.
    if (wait !== null) timer = setTimeout(wake, Math.max(wait, report.ran ? 250 : 3_000));
    return report;
  }

  function wake(): void {
    drainAndPlan().catch((error: unknown) => {
      // The disk refused. What is written stays written; look again later.
      console.warn("The outbox could not be read", error);
      timer = setTimeout(wake, 30_000);
    });
  }

  return { ...createEnqueue(deps), store: deps.store, drain: drainAndPlan, refresh, wake };
}

export type Outbox = ReturnType<typeof createOutbox>;

let outbox: Outbox | undefined;

/** The one outbox of this page or worker; opened on first use, so that importing it costs nothing. */
export function openOutbox(): Outbox {
  outbox ??= createOutbox();
  return outbox;
}
