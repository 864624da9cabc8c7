import { cacheNames } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { isRealFile } from "./real-files.ts";

const CACHE = "previous-version";

const assetsOf = (cache: Cache) =>
  cache.keys().then((keys) => keys.filter(({ url }) => new URL(url).pathname.startsWith("/assets/")));

/** Copied before the new version tidies up: a tab that was not reloaded goes on asking for its own chunks. */
const keepOldAssets = async (wanted: ReadonlySet<string>): Promise<void> => {
  await caches.delete(CACHE);
  const [kept, current] = await Promise.all([caches.open(CACHE), caches.open(cacheNames.precache)]);
  for (const request of await assetsOf(current)) {
    if (wanted.has(new URL(request.url).pathname.slice(1))) continue;
    const file = await current.match(request);
    if (file) await kept.put(request.url.split("?")[0] ?? request.url, file);
  }
};

const notHere = (url: string) =>
  new Response(`Not part of this version: ${url}`, { status: 404, headers: { "content-type": "text/plain" } });

/** Scripts that the precache does not know: those of the version before, else the server's, if it has them. */
export const registerPreviousVersion = (worker: ServiceWorkerGlobalScope, urls: readonly string[]): void => {
  worker.addEventListener("install", (event) => event.waitUntil(keepOldAssets(new Set(urls))));
  registerRoute(
    ({ url }) => url.origin === worker.location.origin && url.pathname.startsWith("/assets/"),
    async ({ request }) => {
      const old = await caches.match(request.url, { cacheName: CACHE });
      if (old) return old;
      const answer = await fetch(request);
      return isRealFile(request.url, answer) ? answer : notHere(request.url);
    },
  );
};
