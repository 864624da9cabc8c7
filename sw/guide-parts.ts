/// <reference lib="webworker" />
import { cacheNames } from "workbox-core";
import { CACHES } from "../src/domain/device/stored-names.ts";
import { partsIn } from "../src/domain/worker/shell-page.ts";
import { fetchWhole, isOfThisBuild } from "./whole-files.ts";

const SHELL = "/shell.html";

const partsOf = async (shell: Response | undefined): Promise<string[]> =>
  (shell && partsIn(await shell.text())?.map((name) => `/${name}`)) ?? [];

async function keep(used: Cache, address: string): Promise<void> {
  if (await used.match(address)) return;
  const file = await fetch(address);
  if (!(await isOfThisBuild(file))) throw new TypeError(address);
  await used.put(address, file);
}

async function keepParts(origin: string): Promise<void> {
  const used = await caches.open(CACHES.usedParts);
  // The old version's shell stays in the precache until this worker activates.
  const old = await caches.match(SHELL, { cacheName: cacheNames.precache, ignoreSearch: true });
  const kept = await Promise.all((await partsOf(old)).map((address) => used.match(address)));
  if (!kept.some(Boolean)) return;
  const shell = await fetchWhole(origin + SHELL);
  if (!shell) throw new TypeError(SHELL);
  await Promise.all((await partsOf(shell)).map((address) => keep(used, address)));
}

/** A guide may reload while offline, so the installation fails unless the guides' pages are cached too. */
export function registerGuideParts(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("install", (event) => event.waitUntil(keepParts(worker.location.origin)));
}
