import type { CatalogueState } from "../../data/local/catalogue/catalogue-store.ts";
import type { ConnectionStore } from "../../data/net/connection.ts";
import { isVisible, onReturn, type WokenPage } from "../../shared/browser/wake-ups.ts";

export type TriggerDeps = {
  page?: WokenPage;
  sync: () => Promise<void>;
  state: () => Pick<CatalogueState, "heard" | "problem">;
  connection: Pick<ConnectionStore, "get" | "subscribe">;
};

/** Not the clock's: a phone sets it right when the network is back. */
const now = () => performance.now();

/** Focus and visibility come in pairs, and in bursts when windows are arranged. */
const AT_MOST_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 2_000;
/**
 * Between the end of a try that failed and the next one. With the 8 seconds a hanging one takes and the rhythm of
 * looking, a network that is back is noticed within 17; a server that is down hears at most nine requests a minute.
 */
const PROBE_AFTER_MS = 7_000;
const REFRESH_AFTER_MS = 5 * 60 * 1_000;

/**
 * Trigger matrix of the catalogue: start (the caller), 'online', focus and visible again, an answer to any other call
 * of ours after silence, after admin saves (the admin feature calls syncCatalogue); while open and visible every 5
 * minutes, and by probing as long as the last try failed, or another tab was to do it and nothing came of it.
 */
export function watchTriggers({ page = globalThis, sync, state, connection }: TriggerDeps): void {
  let last = now();
  const failing = () => connection.get() === "offline" || state().problem !== null || !state().heard;
  const run = (minimum: number) => {
    if (now() - last < minimum) return;
    last = now();
    void sync().finally(() => {
      last = now();
    });
  };
  onReturn(() => run(0), { on: ["online"], page });
  onReturn(() => run(AT_MOST_EVERY_MS), { on: ["focus", "visible"], page });
  onReturn(() => run(failing() ? PROBE_AFTER_MS : REFRESH_AFTER_MS), { on: [], every: LOOK_EVERY_MS, page });
  connection.subscribe((known) => {
    if (known !== "offline" && failing() && isVisible(page)) run(AT_MOST_EVERY_MS);
  });
}
