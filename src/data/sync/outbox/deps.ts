import type { OutboxDeps } from "../../../domain/outbox/outbox-types.ts";
import { createOutboxStore, type RequestCopies } from "../../local/outbox-store.ts";
import { trustedNow } from "../../net/clock.ts";
import { runIfUnlocked } from "../../net/locks.ts";
import { outboxNet } from "../../remote/traveler/outbox-net.ts";

const LOCK_NAME = "journey-outbox";
export const OUTBOX_SYNC_TAG = "journey-outbox";

export const outboxDeps = (copies?: RequestCopies): OutboxDeps => ({
  store: createOutboxStore(undefined, copies),
  net: outboxNet,
  locks: { exclusively: (work: () => Promise<void>) => runIfUnlocked(LOCK_NAME, work) },
  now: trustedNow,
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  newId: () => crypto.randomUUID(),
});
