/// <reference lib="webworker" />
import { cacheNames } from "workbox-core";
import { registerRoute } from "workbox-routing";
import { type BuiltFile, fetchWhole, isWholeFile } from "./whole-files.ts";

/** HTTP/1.1 allows six connections per host, and one request at a time took 13 s on a slow network. */
const PARALLEL_REQUESTS = 6;
/** Up to this many files, single requests are faster than the pack. */
const FEW_FILES = 6;
/** A hanging request would delay the installation for minutes, and the next try continues with the cached files. */
const PATIENCE_MS = 60_000;

export type AppFiles = {
  files: readonly BuiltFile[];
  pack: string | undefined;
  afterwards: () => Promise<unknown>;
};

const keys = new Map<string, string>();

const openCache = () => caches.open(cacheNames.precache);

export const hrefOf = ({ url }: BuiltFile): string => new URL(url, self.location.origin).href;

export function cacheKey(file: BuiltFile): string {
  const { revision } = file;
  return revision === null ? hrefOf(file) : `${hrefOf(file)}?__WB_REVISION__=${revision}`;
}

export async function cachedFile(path: string): Promise<Response | undefined> {
  const key = keys.get(path);
  return key === undefined ? undefined : (await openCache()).match(key);
}

/** Browsers refuse to open a page with a redirected response. */
const withoutRedirect = (file: Response): Response =>
  file.redirected ? new Response(file.body, { headers: file.headers }) : file;

async function fetchFile(file: BuiltFile): Promise<Response> {
  const url = hrefOf(file);
  // The page has just fetched some of these files, and a hashed name never changes, so the HTTP cache may serve them.
  const cache: RequestCache = file.revision === null ? "default" : "reload";
  const answer = await fetch(url, { cache, credentials: "same-origin", signal: AbortSignal.timeout(PATIENCE_MS) });
  const wholeResponse = (await isWholeFile(url, answer)) ? answer : await fetchWhole(url);
  if (!wholeResponse) throw new TypeError(`Not the file the build made (${answer.status}): ${url}`);
  return withoutRedirect(wholeResponse);
}

async function missingFiles(cache: Cache, files: readonly BuiltFile[]): Promise<BuiltFile[]> {
  const isMissing = async (file: BuiltFile) => {
    const cachedResponse = await cache.match(cacheKey(file));
    return !cachedResponse || !(await isWholeFile(hrefOf(file), cachedResponse));
  };
  const missingFlags = await Promise.all(files.map(isMissing));
  return files.filter((_, index) => missingFlags[index]);
}

async function fetchPack(pack: string): Promise<Record<string, string>> {
  try {
    const answer = await fetch(`/${pack}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return (await answer.json()) as Record<string, string>;
  } catch {
    return {};
  }
}

const typeOf = (url: string) => (url.endsWith(".css") ? "text/css" : "text/javascript");

async function unpackFile(
  file: BuiltFile,
  packedFiles: Promise<Record<string, string>>,
): Promise<Response | undefined> {
  const text: unknown = (await packedFiles)[file.url];
  if (typeof text !== "string") return undefined;
  const response = new Response(text, { headers: { "content-type": `${typeOf(file.url)}; charset=utf-8` } });
  return (await isWholeFile(hrefOf(file), response)) ? response : undefined;
}

async function installFiles({ files, pack }: AppFiles): Promise<void> {
  const cache = await openCache();
  const filesLeft = await missingFiles(cache, files);
  const packedFiles = pack !== undefined && filesLeft.length > FEW_FILES ? fetchPack(pack) : Promise.resolve({});
  const installNext = async () => {
    for (let file = filesLeft.shift(); file !== undefined; file = filesLeft.shift()) {
      const isPage = file.revision !== null;
      const smallFile = isPage ? undefined : await unpackFile(file, packedFiles);
      await cache.put(cacheKey(file), smallFile ?? (await fetchFile(file)));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, installNext));
}

async function removeOthers(files: readonly BuiltFile[]): Promise<void> {
  const cache = await openCache();
  const wantedKeys = new Set(files.map(cacheKey));
  const outdatedRequests = (await cache.keys()).filter(({ url }) => !wantedKeys.has(url));
  await Promise.all(outdatedRequests.map((request) => cache.delete(request)));
}

export function registerAppFiles(worker: ServiceWorkerGlobalScope, app: AppFiles): void {
  const { files, afterwards } = app;
  for (const file of files) keys.set(`/${file.url}`, cacheKey(file));
  worker.addEventListener("install", (event) => event.waitUntil(installFiles(app).then(afterwards)));
  worker.addEventListener("activate", (event) => event.waitUntil(removeOthers(files)));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && keys.has(url.pathname),
    async ({ url, request }) => (await cachedFile(url.pathname)) ?? fetch(request),
  );
}
