import type { OutboxDeps } from "../../../domain/outbox/outbox-types.ts";
import { UNREACHABLE_WAIT_MS } from "./backoff.ts";
import type { Drain, DrainReport } from "./drain.ts";

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
  let latestRun = 0;
  let isServerSilent = false;

  async function drainOnce(force: boolean): Promise<number | null> {
    try {
      const report = await drain({ force });
      sent(report);
      const waitMs = await untilNext();
      isServerSilent = report.gotNoAnswer && waitMs !== null;
      if (waitMs === null) return null;
      return Math.max(
        waitMs,
        report.gotNoAnswer ? UNREACHABLE_WAIT_MS : report.ran ? SHORTEST_WAIT_MS : RECHECK_AFTER_MS,
      );
    } catch (error) {
      failed(error);
      isServerSilent = false;
      return DATABASE_ERROR_WAIT_MS;
    }
  }

  async function drainRepeatedly(force = false): Promise<void> {
    latestRun += 1;
    const thisRun = latestRun;
    for (
      let waitMs = await drainOnce(force);
      waitMs !== null && thisRun === latestRun;
      waitMs = await drainOnce(false)
    ) {
      await sleep(waitMs);
      if (thisRun !== latestRun) return;
    }
  }

  async function drainIfQueued(): Promise<void> {
    if (!isServerSilent) await drainRepeatedly(true);
  }

  return { wake: drainRepeatedly, nudge: drainIfQueued };
}
