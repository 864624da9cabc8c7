import { SILENCE_WAIT_MS } from "./backoff.ts";
import type { Drain, DrainReport } from "./drain.ts";
import type { OutboxDeps } from "../../../domain/outbox/outbox-types.ts";

/** Between two looks while another tab sends: should it die in the middle, somebody must take over. */
const LOOK_AGAIN_MS = 3_000;
const AT_LEAST_MS = 250;
const AFTER_DISK_ERROR_MS = 30_000;

type LoopDeps = Pick<OutboxDeps, "sleep"> & {
  drain: Drain;
  sent: (report: DrainReport) => void;
  failed: (error: unknown) => void;
};

/**
 * Drains until nothing waits. A wake during the sleep drains at once and takes the waiting over; a nudge does so unless nobody
 * answered the last time: what is new then goes with the next look, seconds later.
 */
export function createDrainLoop({ drain: { drain, untilNext }, sleep, sent, failed }: LoopDeps) {
  let latest = 0;
  let silent = false;

  async function once(force: boolean): Promise<number | null> {
    try {
      const report = await drain({ force });
      sent(report);
      const wait = await untilNext();
      silent = report.silent && wait !== null;
      if (wait === null) return null;
      return Math.max(wait, report.silent ? SILENCE_WAIT_MS : report.ran ? AT_LEAST_MS : LOOK_AGAIN_MS);
    } catch (error) {
      // The disk refused. What is written stays written; look again later.
      failed(error);
      silent = false;
      return AFTER_DISK_ERROR_MS;
    }
  }

  async function wake(force = false): Promise<void> {
    latest += 1;
    const mine = latest;
    for (let wait = await once(force); wait !== null && mine === latest; wait = await once(false)) {
      await sleep(wait);
      // A later wake knows of newer things, and waits in our place.
      if (mine !== latest) return;
    }
  }

  async function nudge(): Promise<void> {
    if (!silent) await wake(true);
  }

  return { wake, nudge };
}
