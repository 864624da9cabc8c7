import { cacheNames } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { isRealFile } from "./real-files.ts";

const CACHE = "previous-version";
/** Parts left to the network (the desk) that were fetched once: who works with them opens them again without a signal. */
const USED = "used-parts";

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

const keepUsed = async (url: string, file: Response): Promise<void> => (await caches.open(USED)).put(url, file);

/** Scripts that the precache does not know: those of the version before or used before, else the server's, if it has them. */
export const registerPreviousVersion = (worker: ServiceWorkerGlobalScope, urls: readonly string[]): void => {
  worker.addEventListener("install", (event) => event.waitUntil(keepOldAssets(new Set(urls))));
  worker.addEventListener("activate", (event) => event.waitUntil(caches.delete(USED)));
  registerRoute(
    ({ url }) => url.origin === worker.location.origin && url.pathname.startsWith("/assets/"),
    async ({ request: { url }, request, event }) => {
      const here = (await caches.match(url, { cacheName: CACHE })) ?? (await caches.match(url, { cacheName: USED }));
      if (here) return here;
      const answer = await fetch(request);
      if (!isRealFile(url, answer)) return notHere(url);
      // Without room for it the desk simply needs the network again.
      event.waitUntil(keepUsed(url, answer.clone()).catch(() => undefined));
      return answer;
    },
  );
};
