import { cacheNames } from "workbox-core";
import type { ShellState } from "../src/domain/worker/messages.ts";
import { cacheKey } from "./app-files.ts";
import { type BuiltFile, fetchWhole, isAnother, isWhole } from "./whole-files.ts";

/** Checking files one at a time keeps the app from filling a phone's memory. */
async function wrongFiles(cache: Cache, keys: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const key of keys) {
    const kept = await cache.match(key);
    if (kept && (await isWhole(key, kept))) continue;
    // A damaged file must never be served, even offline.
    if (kept && (await isAnother(key, kept))) await cache.delete(key);
    wrong.push(key);
  }
  return wrong;
}

async function mend(cache: Cache, keys: readonly string[]): Promise<number> {
  let missing = 0;
  for (const key of keys) {
    const file = await fetchWhole(key.split("?")[0] ?? key);
    if (file) await cache.put(key, file);
    else missing += 1;
  }
  return missing;
}

async function check({ registration }: ServiceWorkerGlobalScope, files: readonly BuiltFile[]): Promise<ShellState> {
  const cache = await caches.open(cacheNames.precache);
  const keys = new Set(files.map(cacheKey));
  const wrong = await wrongFiles(cache, [...keys]);
  const missing = await mend(cache, wrong);
  // The server may only have the files of a newer version, which installs its own.
  if (missing > 0) await registration.update().catch(() => undefined);
  return { type: "SHELL_STATE", files: keys.size, gone: wrong.length, missing };
}

/** Browsers evict single files when storage is short, and cached files may be damaged. */
export function shellCheck(worker: ServiceWorkerGlobalScope, files: readonly BuiltFile[]): () => Promise<ShellState> {
  let running: Promise<ShellState> | undefined;
  return () => {
    running ??= check(worker, files).finally(() => (running = undefined));
    return running;
  };
}
