import { SILENCE_WAIT_MS } from "./backoff.ts";
import type { Drain, DrainReport } from "./drain.ts";
import type { OutboxDeps } from "../../../domain/outbox/outbox-types.ts";

/** Another tab that is sending may die in the middle, so check again. */
const LOOK_AGAIN_MS = 3_000;
const AT_LEAST_MS = 250;
const AFTER_DISK_ERROR_MS = 30_000;

type LoopDeps = Pick<OutboxDeps, "sleep"> & {
  drain: Drain;
  sent: (report: DrainReport) => void;
  failed: (error: unknown) => void;
};

/** A wake drains at once; a nudge does so unless the last round got no answer. */
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
      // A later wake has newer information and takes over.
      if (mine !== latest) return;
    }
  }

  async function nudge(): Promise<void> {
    if (!silent) await wake(true);
  }

  return { wake, nudge };
}
