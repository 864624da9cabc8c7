import { createStore } from "zustand/vanilla";
import { CACHES } from "../../../domain/device/stored-names.ts";
import { singleFlight } from "../../../domain/single-flight.ts";
import { partsIn } from "../../../domain/worker/shell-page.ts";

/** Whether all that guides need of the app would open without a network. 'ready' only after it was looked up. */
export type Readiness = "checking" | "ready" | "not_ready";

export const readiness = createStore<{ state: Readiness }>(() => ({ state: "checking" }));

async function namesIn(): Promise<string[] | null> {
  const shell = await fetch("/shell.html").catch(() => undefined);
  return shell?.ok ? partsIn(await shell.text()) : null;
}

/** Whether it is on this device by now. The worker looks at its content before it opens it. */
async function keep(used: Cache, name: string): Promise<boolean> {
  const address = `/${name}`;
  if (await caches.match(address)) return true;
  const file = await fetch(address).catch(() => undefined);
  // A login page of some Wi-Fi in its place is no part of ours.
  if (!file?.ok || (file.headers.get("content-type") ?? "").startsWith("text/html")) return false;
  await used.put(address, file);
  return true;
}

async function keepAll(names: readonly string[]): Promise<boolean> {
  const used = await caches.open(CACHES.usedParts);
  const kept = await Promise.all(names.map((name) => keep(used, name)));
  return kept.every(Boolean);
}

async function isReady(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  const names = await namesIn();
  return names !== null && keepAll(names);
}

/** Once in the life of a version its parts are fetched; after that it is only looked whether they are all still there. */
export const cacheGuideParts = singleFlight(async () => {
  const ready = await isReady().catch(() => false);
  readiness.setState({ state: ready ? "ready" : "not_ready" });
});
