import { countNeeds, showBadge } from "../src/data/local/badge.ts";
import { drainInWorker } from "../src/data/sync/outbox/worker.ts";

type Notice = { title: string; body: string; path: string; tag: string };

const isOurs = (url: string) => new URL(url).origin === self.location.origin;

/** Says what became of a booking while the app was closed; silently nothing where no permission was given. */
const show =
  ({ registration }: ServiceWorkerGlobalScope) =>
  async ({ title, body, path, tag }: Notice): Promise<void> => {
    if (Notification.permission !== "granted") return;
    await registration.showNotification(title, { body, tag, data: { path }, icon: "/icons/icon-192.png" });
  };

/** Opens the trip a notice is about, in a window that is there already if one is. */
async function openPath({ clients }: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const known = windows.find(({ url }) => isOurs(url));
  if (!known) {
    await clients.openWindow(path);
    return;
  }
  await known.focus();
  await known.navigate(path);
}

/** Whatever became of what waited, the number on the icon says how much of it needs the traveller. */
async function drainAndCount(worker: ServiceWorkerGlobalScope): Promise<void> {
  try {
    await drainInWorker(show(worker));
  } finally {
    await showBadge(await countNeeds(Date.now()));
  }
}

/** Sends what waits when the network is back and nobody looks: Background Sync, where the browser has it. */
export function registerOutbox(worker: ServiceWorkerGlobalScope, syncTag: string): void {
  worker.addEventListener("sync", (event) => {
    const sync = event as ExtendableEvent & { tag: string };
    if (sync.tag === syncTag) sync.waitUntil(drainAndCount(worker));
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { path }: { path?: unknown } = event.notification.data ?? {};
    if (typeof path === "string" && path.startsWith("/")) event.waitUntil(openPath(worker, path));
  });
}
