import { awaitsAnswer } from "../../data/local/guide/pocket.ts";
import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { watchPocket } from "../../data/sync/guide/pocket-triggers.ts";
import { syncPocket } from "../../data/sync/guide/sync-pocket.ts";
import { cacheGuideParts } from "./ready/keep-parts.ts";

let user: string | undefined;
let watching: ReturnType<typeof watch> | undefined;

function look(): void {
  if (user === undefined) return;
  void syncPocket(() => user);
  void cacheGuideParts();
}

function watch() {
  const triggers = watchPocket({ window, document, look });
  navigator.serviceWorker?.addEventListener("controllerchange", () => void cacheGuideParts());
  const afterSending = async () => {
    if (await awaitsAnswer()) triggers.lookAfterSending();
  };
  openOutbox().onReport(({ silent }) => {
    if (!silent) afterSending().catch((error: unknown) => console.warn("What was told could not be read:", error));
  });
  return triggers;
}

export function followGuide(userId: string | undefined): void {
  const changed = user !== userId;
  user = userId;
  if (user === undefined) return;
  watching ??= watch();
  if (changed) watching.lookNow();
}

export const lookNow = (): void => watching?.lookNow();
