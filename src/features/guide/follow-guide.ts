import { awaitsAnswer } from "../../data/local/guide/pocket.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { watchPocket } from "./pocket-triggers.ts";
import { syncPocket } from "../../data/sync/guide/sync-pocket.ts";
import { once } from "../../domain/single-flight.ts";
import { cacheGuideParts } from "./ready/keep-parts.ts";

function createFollower() {
  let user: string | undefined;

  const watch = once(() => {
    const triggers = watchPocket(() => {
      if (user === undefined) return;
      void syncPocket(() => user);
      void cacheGuideParts();
    });
    navigator.serviceWorker?.addEventListener("controllerchange", () => void cacheGuideParts());
    const afterSending = async () => {
      if (await awaitsAnswer()) triggers.lookAfterSending();
    };
    openOutbox().onReport(({ silent }) => {
      if (!silent) afterSending().catch((error: unknown) => console.warn("What was told could not be read:", error));
    });
    return triggers;
  });

  return {
    followGuide: (userId: string | undefined): void => {
      const changed = user !== userId;
      user = userId;
      if (user === undefined) return;
      const { lookNow } = watch();
      if (changed) lookNow();
    },
    lookNow: (): void => {
      if (user !== undefined) watch().lookNow();
    },
  };
}

export const { followGuide, lookNow } = createFollower();
