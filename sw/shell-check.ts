import { cacheNames } from "workbox-core";
import { getCacheKeyForURL } from "workbox-precaching";
import type { ShellState } from "../src/domain/worker/messages.ts";
import { isRealFile } from "./real-files.ts";

/** Fetches what is gone. A page of a newer version must not come among the files of this one: that one brings its own. */
const mend = async (worker: ServiceWorkerGlobalScope, cache: Cache, gone: readonly string[]): Promise<string[]> => {
  const { registration } = worker;
  const asked = await registration.update().then(
    () => true,
    () => false,
  );
  if (!asked || registration.installing || registration.waiting) return [...gone];
  const missing: string[] = [];
  for (const key of gone) {
    const answer = await fetch(key.split("?__WB_REVISION__")[0] ?? key, { cache: "reload" }).catch(() => undefined);
    if (answer && isRealFile(answer.url, answer)) await cache.put(key, answer);
    else missing.push(key);
  }
  return missing;
};

/** Looks at every file of the app; browsers drop single ones when space is short. */
export const checkShell = async (worker: ServiceWorkerGlobalScope, urls: readonly string[]): Promise<ShellState> => {
  const cache = await caches.open(cacheNames.precache);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const keys = new Set(urls.map((url) => getCacheKeyForURL(url) ?? url));
  const gone = [...keys].filter((key) => !there.has(key));
  const missing = gone.length === 0 ? [] : await mend(worker, cache, gone);
  return { type: "SHELL_STATE", files: keys.size, gone: gone.length, missing: missing.length };
};
