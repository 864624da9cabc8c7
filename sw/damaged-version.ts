import { cacheNames } from "workbox-core";
import { isOwnPage } from "../src/domain/worker/shell-page.ts";

const isDocument = ({ url }: Request) => new URL(url).pathname.endsWith(".html");

/**
 * Older workers did not verify what they cached. If the active version opens with a page that is not the app, nobody
 * can press Reload, so the new version takes over as soon as it is complete.
 */
async function isDamaged(): Promise<boolean> {
  const cache = await caches.open(cacheNames.precache);
  const pages = await Promise.all(
    (await cache.keys()).filter(isDocument).map(async (key) => (await cache.match(key))?.text() ?? ""),
  );
  return pages.some((html) => !isOwnPage(html));
}

export function registerRescue(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("install", (event) =>
    event.waitUntil(
      isDamaged().then((damaged) => {
        if (damaged) return worker.skipWaiting();
      }),
    ),
  );
}
