/// <reference lib="webworker" />
import { cacheNames } from "workbox-core";
import { CACHES } from "../src/domain/device/stored-names.ts";
import { partsIn } from "../src/domain/worker/shell-page.ts";
import { fetchWhole, isOfThisBuild } from "./whole-files.ts";

const SHELL = "/shell.html";

const partsOf = async (shellResponse: Response | undefined): Promise<string[]> =>
  (shellResponse && partsIn(await shellResponse.text())?.map((name) => `/${name}`)) ?? [];

async function cachePart(usedCache: Cache, address: string): Promise<void> {
  if (await usedCache.match(address)) return;
  const file = await fetch(address);
  if (!(await isOfThisBuild(file))) throw new TypeError(address);
  await usedCache.put(address, file);
}

async function cacheGuideFiles(origin: string): Promise<void> {
  const usedCache = await caches.open(CACHES.usedParts);
  // The old version's shell stays in the precache until this worker activates.
  const oldShell = await caches.match(SHELL, { cacheName: cacheNames.precache, ignoreSearch: true });
  const keptResponses = await Promise.all((await partsOf(oldShell)).map((address) => usedCache.match(address)));
  if (!keptResponses.some(Boolean)) return;
  const shellResponse = await fetchWhole(origin + SHELL);
  if (!shellResponse) throw new TypeError(SHELL);
  await Promise.all((await partsOf(shellResponse)).map((address) => cachePart(usedCache, address)));
}

/** A guide may reload while offline, so the installation fails unless the guides' pages are cached too. */
export function registerGuideParts(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("install", (event) => event.waitUntil(cacheGuideFiles(worker.location.origin)));
}
