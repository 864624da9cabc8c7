import { createStore } from "zustand/vanilla";
import { CACHES } from "../../../domain/device/stored-names.ts";
import { singleFlight } from "../../../domain/single-flight.ts";
import { partsIn } from "../../../domain/worker/shell-page.ts";

export type Readiness = "checking" | "ready" | "not_ready";

export const readiness = createStore<{ state: Readiness }>(() => ({ state: "checking" }));

async function fetchFileNames(): Promise<string[] | null> {
  const shell = await fetch("/shell.html").catch(() => undefined);
  return shell?.ok ? partsIn(await shell.text()) : null;
}

async function cacheFile(cache: Cache, name: string): Promise<boolean> {
  const address = `/${name}`;
  if (await caches.match(address)) return true;
  const file = await fetch(address).catch(() => undefined);
  // A Wi-Fi login page must not be cached as a part of the app.
  if (!file?.ok || (file.headers.get("content-type") ?? "").startsWith("text/html")) return false;
  await cache.put(address, file);
  return true;
}

async function cacheFiles(names: readonly string[]): Promise<boolean> {
  const cache = await caches.open(CACHES.usedParts);
  const cached = await Promise.all(names.map((name) => cacheFile(cache, name)));
  return cached.every(Boolean);
}

async function isReady(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  const names = await fetchFileNames();
  return names !== null && cacheFiles(names);
}

export const cacheGuideParts = singleFlight(async () => {
  const ready = await isReady().catch(() => false);
  readiness.setState({ state: ready ? "ready" : "not_ready" });
});
