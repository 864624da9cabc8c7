import { UNREACHABLE_WAIT_MS } from "./backoff.ts";
import type { Drain, DrainReport } from "./drain.ts";
import type { OutboxDeps } from "../../../domain/outbox/outbox-types.ts";

/** Another tab that is sending may die in the middle, so check again. */
const RECHECK_AFTER_MS = 3_000;
const SHORTEST_WAIT_MS = 250;
const DATABASE_ERROR_WAIT_MS = 30_000;

type LoopDeps = Pick<OutboxDeps, "sleep"> & {
  drain: Drain;
  sent: (report: DrainReport) => void;
  failed: (error: unknown) => void;
};

/** A wake drains at once; a nudge does so unless the last round got no answer. */
export function createDrainLoop({ drain: { drain, untilNext }, sleep, sent, failed }: LoopDeps) {
  let latest = 0;
  let gotNoAnswer = false;

  async function drainOnce(force: boolean): Promise<number | null> {
    try {
      const report = await drain({ force });
      sent(report);
      const wait = await untilNext();
      gotNoAnswer = report.gotNoAnswer && wait !== null;
      if (wait === null) return null;
      return Math.max(
        wait,
        report.gotNoAnswer ? UNREACHABLE_WAIT_MS : report.ran ? SHORTEST_WAIT_MS : RECHECK_AFTER_MS,
      );
    } catch (error) {
      failed(error);
      gotNoAnswer = false;
      return DATABASE_ERROR_WAIT_MS;
    }
  }

  async function wake(force = false): Promise<void> {
    latest += 1;
    const mine = latest;
    for (let wait = await drainOnce(force); wait !== null && mine === latest; wait = await drainOnce(false)) {
      await sleep(wait);
      if (mine !== latest) return;
    }
  }

  async function nudge(): Promise<void> {
    if (!gotNoAnswer) await wake(true);
  }

  return { wake, nudge };
}
