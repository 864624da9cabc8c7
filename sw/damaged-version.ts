import { cacheNames } from "workbox-core";
import { isOwnPage } from "../src/domain/worker/shell-page.ts";

const isDocument = ({ url }: Request) => new URL(url).pathname.endsWith(".html");

/** Older workers cached unverified pages, and a page that is not the app has no Reload button. */
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
