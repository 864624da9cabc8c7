import { hasSentUnconfirmedReports } from "../../data/local/guide/stored-roster.ts";
import { syncRoster } from "../../data/sync/guide/sync-roster.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { runOnce } from "../../domain/single-flight.ts";
import { cacheGuideParts } from "./ready/cache-guide-parts.ts";
import { watchRosterTriggers } from "./roster-triggers.ts";

function createFollower() {
  let user: string | undefined;

  const startWatching = runOnce(() => {
    const triggers = watchRosterTriggers(() => {
      if (user === undefined) return;
      void syncRoster(() => user);
      void cacheGuideParts();
    });
    navigator.serviceWorker?.addEventListener("controllerchange", () => void cacheGuideParts());
    const afterSending = async () => {
      if (await hasSentUnconfirmedReports()) triggers.syncAfterSending();
    };
    openOutbox().onReport(({ gotNoAnswer }) => {
      if (!gotNoAnswer)
        afterSending().catch((error: unknown) => console.warn("The guide's reports could not be read:", error));
    });
    return triggers;
  });

  return {
    followGuide: (userId: string | undefined): void => {
      const hasUserChanged = user !== userId;
      user = userId;
      if (user === undefined) return;
      const { lookNow: syncRosterNow } = startWatching();
      if (hasUserChanged) syncRosterNow();
    },
    syncRosterNow: (): void => {
      if (user !== undefined) startWatching().lookNow();
    },
  };
}

export const { followGuide, syncRosterNow } = createFollower();
