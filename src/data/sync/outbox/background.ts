import { OUTBOX_SYNC_TAG } from "./deps.ts";

type Registration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Without Background Sync, the app sends when it is opened. */
export async function sendInBackground(): Promise<boolean> {
  if (!("serviceWorker" in globalThis.navigator)) return false;
  const registration: Registration = await globalThis.navigator.serviceWorker.ready;
  if (!registration.sync) return false;
  return registration.sync.register(OUTBOX_SYNC_TAG).then(
    () => true,
    // The user's settings refuse Background Sync.
    () => false,
  );
}
