import { isVisible, onReturn, type WakeablePage } from "../../shared/browser/wake-ups.ts";

const EVERY_MS = 60_000;
const AT_MOST_EVERY_MS = 1_000;

const performanceNow = () => performance.now();

export function watchRosterTriggers(sync: () => void, page: WakeablePage = globalThis) {
  let lastSyncMs = Number.NEGATIVE_INFINITY;
  let isSyncDue = false;
  const syncNow = () => {
    if (!isVisible(page)) return;
    lastSyncMs = performanceNow();
    sync();
  };
  const unlessSyncedWithin = (ms: number) => () => {
    if (performanceNow() - lastSyncMs >= ms) syncNow();
  };
  onReturn(syncNow, { on: ["online"], page });
  onReturn(unlessSyncedWithin(AT_MOST_EVERY_MS), { on: ["focus", "visible"], page });
  onReturn(unlessSyncedWithin(EVERY_MS - AT_MOST_EVERY_MS), { on: [], every: EVERY_MS, page });
  return {
    lookNow: syncNow,
    /** An answer requested before the report was sent lacks the server's time of it. */
    syncAfterSending: (): void => {
      if (isSyncDue) return;
      isSyncDue = true;
      setTimeout(
        () => {
          isSyncDue = false;
          syncNow();
        },
        Math.max(0, lastSyncMs + AT_MOST_EVERY_MS - performanceNow()),
      );
    },
  };
}
