import { BOOKING_STATES as en } from "#languages/en/app.ts";
import { BOOKING_STATES as ru } from "#languages/ru/app.ts";
import { BOOKING_STATES as uz } from "#languages/uz/app.ts";
import { countNeeds, showBadge } from "../src/data/local/badge.ts";
import { drainInWorker } from "../src/data/sync/outbox/worker.ts";
import type { Language } from "../src/domain/languages.ts";
import { needWords } from "../src/text/app.ts";

const STATES: Record<Language, typeof en> = { en, ru, uz };

type OutboxNotification = { title: string; body: string; path: string; tag: string };

const isOwnUrl = (url: string) => new URL(url).origin === self.location.origin;

const showNotification =
  ({ registration }: ServiceWorkerGlobalScope) =>
  async ({ title, body, path, tag }: OutboxNotification): Promise<void> => {
    if (Notification.permission !== "granted") return;
    await registration.showNotification(title, { body, tag, data: { path }, icon: "/icons/icon-192.png" });
  };

async function openPath({ clients }: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const openWindow = windows.find(({ url }) => isOwnUrl(url));
  if (!openWindow) {
    await clients.openWindow(path);
    return;
  }
  await openWindow.focus();
  await openWindow.navigate(path);
}

async function drainAndCount(worker: ServiceWorkerGlobalScope): Promise<void> {
  try {
    await drainInWorker(showNotification(worker), (need, language) => needWords(STATES[language], need));
  } finally {
    await showBadge(await countNeeds(Date.now()));
  }
}

type Registration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

export function registerOutbox(worker: ServiceWorkerGlobalScope, syncTag: string): () => Promise<void> {
  worker.addEventListener("sync", (event) => {
    const sync = event as ExtendableEvent & { tag: string };
    if (sync.tag === syncTag) sync.waitUntil(drainAndCount(worker));
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { path }: { path?: unknown } = event.notification.data ?? {};
    if (typeof path === "string" && path.startsWith("/")) event.waitUntil(openPath(worker, path));
  });
  return async () => {
    const { sync }: Registration = worker.registration;
    const isAsked = await sync?.register(syncTag).then(
      () => true,
      () => false,
    );
    if (!isAsked) await drainAndCount(worker);
  };
}
