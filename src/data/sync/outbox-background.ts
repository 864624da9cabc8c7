import { OUTBOX_SYNC_TAG } from "./outbox.ts";

interface Syncing {
  serviceWorker?: { ready: Promise<{ sync?: { register: (tag: string) => Promise<void> } }> };
}

/** Asks the browser to wake the worker when the signal is back, also with the app closed. Where it cannot: the app does. */
export async function sendInBackground(): Promise<boolean> {
  const { serviceWorker }: Syncing = globalThis.navigator;
  if (!serviceWorker) return false;
  const { sync } = await serviceWorker.ready;
  if (!sync) return false;
  return sync.register(OUTBOX_SYNC_TAG).then(
    () => true,
    // Refused by the user's settings: the queue then waits for the app to be opened.
    () => false,
  );
}
