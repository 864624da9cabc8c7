import type { Connection } from "../../net/connection.ts";

interface Listened {
  addEventListener: (type: string, listener: () => void) => void;
}

export interface TriggerDeps {
  window: Listened;
  document: Listened & { visibilityState: string };
  sync: () => Promise<void>;
  connection: { get: () => Connection };
  now: () => number;
  every: (ms: number, work: () => void) => void;
}

/** Focus and visibility come in pairs, and in bursts when windows are arranged. */
const AT_MOST_EVERY_MS = 1_000;
/** While offline the network is probed with this rhythm; the answer is what tells that it is back. */
const PROBE_EVERY_MS = 15_000;
const REFRESH_AFTER_MS = 5 * 60 * 1_000;

/**
 * Trigger matrix of the catalogue: start (the caller), 'online', focus and visible again, after admin saves (the
 * admin feature calls syncCatalogue), while offline by probing, while open and visible every 5 minutes.
 */
export function watchTriggers({ window, document, sync, connection, now, every }: TriggerDeps): void {
  let last = now();
  const run = (minimum: number) => {
    if (now() - last < minimum || document.visibilityState === "hidden") return;
    last = now();
    void sync();
  };
  window.addEventListener("online", () => run(0));
  window.addEventListener("focus", () => run(AT_MOST_EVERY_MS));
  document.addEventListener("visibilitychange", () => run(AT_MOST_EVERY_MS));
  every(PROBE_EVERY_MS, () => run(connection.get() === "offline" ? PROBE_EVERY_MS : REFRESH_AFTER_MS));
}
