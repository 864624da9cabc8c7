import { cacheNames } from "workbox-core";
import type { ShellState } from "../src/domain/worker/messages.ts";
import { cacheKey } from "./app-files.ts";
import { type BuiltFile, fetchWhole, isOtherVersion, isWholeFile } from "./whole-files.ts";

/** Checking files one at a time keeps the app from filling a phone's memory. */
async function wrongFiles(cache: Cache, keys: readonly string[]): Promise<string[]> {
  const wrongKeys: string[] = [];
  for (const key of keys) {
    const cachedResponse = await cache.match(key);
    if (cachedResponse && (await isWholeFile(key, cachedResponse))) continue;
    // A damaged file must never be served, even offline.
    if (cachedResponse && (await isOtherVersion(key, cachedResponse))) await cache.delete(key);
    wrongKeys.push(key);
  }
  return wrongKeys;
}

async function refetchFiles(cache: Cache, keys: readonly string[]): Promise<number> {
  let missingCount = 0;
  for (const key of keys) {
    const file = await fetchWhole(key.split("?")[0] ?? key);
    if (file) await cache.put(key, file);
    else missingCount += 1;
  }
  return missingCount;
}

async function checkShellFiles(
  { registration }: ServiceWorkerGlobalScope,
  files: readonly BuiltFile[],
): Promise<ShellState> {
  const cache = await caches.open(cacheNames.precache);
  const keys = new Set(files.map(cacheKey));
  const wrongKeys = await wrongFiles(cache, [...keys]);
  const missingCount = await refetchFiles(cache, wrongKeys);
  // The server may only have the files of a newer version, which installs its own.
  if (missingCount > 0) await registration.update().catch(() => undefined);
  return { type: "SHELL_STATE", files: keys.size, gone: wrongKeys.length, missing: missingCount };
}

/** Browsers evict single files when storage is short, and cached files may be damaged. */
export function shellCheck(worker: ServiceWorkerGlobalScope, files: readonly BuiltFile[]): () => Promise<ShellState> {
  let running: Promise<ShellState> | undefined;
  return () => {
    running ??= checkShellFiles(worker, files).finally(() => (running = undefined));
    return running;
  };
}
