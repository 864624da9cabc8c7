import { OUTBOX_SYNC_TAG } from "./deps.ts";

type Registration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Asks the browser to wake the worker when the signal is back, also with the app closed. Where it cannot: the app does. */
export async function sendInBackground(): Promise<boolean> {
  if (!("serviceWorker" in globalThis.navigator)) return false;
  const registration: Registration = await globalThis.navigator.serviceWorker.ready;
  if (!registration.sync) return false;
  return registration.sync.register(OUTBOX_SYNC_TAG).then(
    () => true,
    // Refused by the user's settings: the queue then waits for the app to be opened.
    () => false,
  );
}
