import type { ShownCatalogue } from "../../data/local/catalogue/catalogue-store.ts";
import type { ConnectionStore } from "../../data/net/connection.ts";
import { isVisible, onReturn, type WakeablePage } from "../../shared/browser/wake-ups.ts";

export type TriggerDeps = {
  page?: WakeablePage;
  sync: () => Promise<void>;
  state: () => Pick<ShownCatalogue, "synced" | "problem">;
  connection: Pick<ConnectionStore, "get" | "subscribe">;
};

/** A phone may correct its clock once online, so use the monotonic one. */
const now = () => performance.now();

/** Focus and visibility fire in pairs, and in bursts when windows are arranged. */
const AT_MOST_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 2_000;
/** With the 8 s of a hanging request, this finds a returned network within 17 s at nine requests a minute or fewer. */
const PROBE_AFTER_MS = 7_000;
const REFRESH_AFTER_MS = 5 * 60 * 1_000;

/** Also probes while another tab should sync, because that tab may have failed. */
export function watchTriggers({ page = globalThis, sync, state, connection }: TriggerDeps): void {
  let lastSyncMs = now();
  const isFailing = () => connection.get() === "offline" || state().problem !== null || !state().synced;
  const run = (minimum: number) => {
    if (now() - lastSyncMs < minimum) return;
    lastSyncMs = now();
    void sync().finally(() => {
      lastSyncMs = now();
    });
  };
  onReturn(() => run(0), { on: ["online"], page });
  onReturn(() => run(AT_MOST_EVERY_MS), { on: ["focus", "visible"], page });
  onReturn(() => run(isFailing() ? PROBE_AFTER_MS : REFRESH_AFTER_MS), { on: [], every: LOOK_EVERY_MS, page });
  connection.subscribe((known) => {
    if (known !== "offline" && isFailing() && isVisible(page)) run(AT_MOST_EVERY_MS);
  });
}
