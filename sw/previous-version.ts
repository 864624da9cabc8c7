import { cacheNames } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { CACHES } from "../src/domain/device/stored-names.ts";
import { type BuiltFile, isOfThisBuild } from "./whole-files.ts";

const CACHE = CACHES.previousVersion;
/** The precache lacks the desk and the guides' pages, so they open offline only after a first use. */
const USED_CACHE = CACHES.usedParts;

const assetsOf = (cache: Cache) =>
  cache.keys().then((keys) => keys.filter(({ url }) => new URL(url).pathname.startsWith("/assets/")));

/** A tab that has not reloaded still requests its own chunks, so copy them before the cleanup. */
async function keepOldAssets(wantedUrls: ReadonlySet<string>): Promise<void> {
  await caches.delete(CACHE);
  const [kept, current] = await Promise.all([caches.open(CACHE), caches.open(cacheNames.precache)]);
  for (const request of await assetsOf(current)) {
    if (wantedUrls.has(new URL(request.url).pathname.slice(1))) continue;
    const file = await current.match(request);
    if (file) await kept.put(request.url.split("?")[0] ?? request.url, file);
  }
}

const notFoundHere = (url: string) =>
  new Response(`Not part of this version: ${url}`, { status: 404, headers: { "content-type": "text/plain" } });

/** Some hosts answer every address with the start page, and HTML in place of a script is a white screen. */
const isPage = (response: Response) => (response.headers.get("content-type") ?? "").startsWith("text/html");

async function keptPart(url: string): Promise<Response | undefined> {
  const oldResponse = await caches.match(url, { cacheName: CACHE });
  if (oldResponse) return oldResponse;
  const usedResponse = await caches.match(url, { cacheName: USED_CACHE });
  return usedResponse && (await isOfThisBuild(usedResponse)) ? usedResponse : undefined;
}

async function dropForeign(): Promise<void> {
  const usedCache = await caches.open(USED_CACHE);
  for (const request of await usedCache.keys()) {
    const file = await usedCache.match(request);
    if (file && !(await isOfThisBuild(file))) await usedCache.delete(request);
  }
}

const cacheUsedPart = async (url: string, file: Response): Promise<void> =>
  (await caches.open(USED_CACHE)).put(url, file);

export function registerPreviousVersion(worker: ServiceWorkerGlobalScope, files: readonly BuiltFile[]): void {
  const wantedUrls = new Set(files.map(({ url }) => url));
  worker.addEventListener("install", (event) => event.waitUntil(keepOldAssets(wantedUrls)));
  worker.addEventListener("activate", (event) => event.waitUntil(dropForeign()));
  registerRoute(
    ({ url }) => url.origin === worker.location.origin && url.pathname.startsWith("/assets/"),
    async ({ request: { url }, request, event }) => {
      const cachedPart = await keptPart(url);
      if (cachedPart) return cachedPart;
      const answer = await fetch(request);
      if (!answer.ok || isPage(answer)) return notFoundHere(url);
      // This version cannot verify chunks of another version, so pass them on without caching.
      const keepIfCurrent = async (file: Response) =>
        (await isOfThisBuild(file)) ? cacheUsedPart(url, file) : undefined;
      // Without storage the desk works online only.
      event.waitUntil(keepIfCurrent(answer.clone()).catch(() => undefined));
      return answer;
    },
  );
}
