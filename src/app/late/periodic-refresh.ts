import { CATALOGUE_SYNC_TAG } from "../../domain/worker/messages.ts";

type Periodic = { register: (tag: string, options: { minInterval: number }) => Promise<void> };
type Registration = ServiceWorkerRegistration & { periodicSync?: Periodic };

const TWELVE_HOURS_MS = 12 * 60 * 60 * 1000;

/** Asks to be woken for fresh prices where the browser does that (for installed apps, by its own judgement). */
export const startPeriodicRefresh = async (): Promise<void> => {
  if (!("serviceWorker" in navigator) || !("permissions" in navigator)) return;
  const registration: Registration = await navigator.serviceWorker.ready;
  if (!registration.periodicSync) return;
  const name = "periodic-background-sync" as PermissionName;
  const { state } = await navigator.permissions.query({ name });
  if (state !== "granted") return;
  await registration.periodicSync.register(CATALOGUE_SYNC_TAG, { minInterval: TWELVE_HOURS_MS });
};
