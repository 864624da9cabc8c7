import { cacheNames } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { type BuiltFile, fetchWhole, isWhole } from "./whole-files.ts";

/** HTTP/1.1 has six connections to a host; one request at a time took a slow phone 15 seconds. */
const AT_ONCE = 6;

const keys = new Map<string, string>();

const openCache = () => caches.open(cacheNames.precache);

/** Where the file of this version lies in the cache; `url` as the build names it. */
export function cacheKey({ url, revision }: BuiltFile): string {
  const { href } = new URL(url, self.location.origin);
  return revision === null ? href : `${href}?__WB_REVISION__=${revision}`;
}

export async function cachedFile(path: string): Promise<Response | undefined> {
  const key = keys.get(path);
  return key === undefined ? undefined : (await openCache()).match(key);
}

/** Browsers refuse to open a page with an answer that was redirected. */
const withoutRedirect = (file: Response): Response =>
  file.redirected ? new Response(file.body, { headers: file.headers }) : file;

async function fetchFile(url: string, { revision }: BuiltFile): Promise<Response> {
  const cache: RequestCache = revision === null ? "default" : "reload";
  const answer = await fetch(url, { cache, credentials: "same-origin" });
  const file = (await isWhole(url, answer)) ? answer : await fetchWhole(url);
  if (!file) throw new TypeError(`Not the file the build made (${answer.status}): ${url}`);
  return withoutRedirect(file);
}

async function install(files: readonly BuiltFile[]): Promise<void> {
  const cache = await openCache();
  const left = [...files];
  const work = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      const { href } = new URL(file.url, self.location.origin);
      const key = cacheKey(file);
      // What an installation that was cut short has fetched is not fetched again.
      const cached = await cache.match(key);
      if (cached && (await isWhole(href, cached))) continue;
      await cache.put(key, await fetchFile(href, file));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function removeOthers(files: readonly BuiltFile[]): Promise<void> {
  const cache = await openCache();
  const wanted = new Set(files.map(cacheKey));
  const outdated = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

/** Caches all files of this version, or does not become active; `then` runs in the same installation, after the files. */
export function registerAppFiles(
  worker: ServiceWorkerGlobalScope,
  files: readonly BuiltFile[],
  then: () => Promise<unknown>,
): void {
  for (const file of files) keys.set(`/${file.url}`, cacheKey(file));
  worker.addEventListener("install", (event) => event.waitUntil(install(files).then(then)));
  worker.addEventListener("activate", (event) => event.waitUntil(removeOthers(files)));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && keys.has(url.pathname),
    async ({ url, request }) => (await cachedFile(url.pathname)) ?? fetch(request),
  );
}
