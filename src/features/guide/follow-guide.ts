import { openOutbox } from "../../data/sync/outbox/outbox.ts";
import { syncPocket } from "../../data/sync/guide/sync-pocket.ts";
import { keepParts } from "./ready/keep-parts.ts";

const EVERY_MS = 60_000;
/** Focus and visibility come in pairs. */
const AT_MOST_EVERY_MS = 1_000;

let user: string | undefined;
let watching = false;
let last = 0;

function look(atMostEveryMs = AT_MOST_EVERY_MS): void {
  if (user === undefined || document.visibilityState === "hidden" || Date.now() - last < atMostEveryMs) return;
  last = Date.now();
  void syncPocket(user);
  void keepParts();
}

function watch(): void {
  watching = true;
  const again = () => look();
  window.addEventListener("online", () => look(0));
  window.addEventListener("focus", again);
  document.addEventListener("visibilitychange", again);
  navigator.serviceWorker?.addEventListener("controllerchange", () => void keepParts());
  setInterval(() => look(EVERY_MS - AT_MOST_EVERY_MS), EVERY_MS);
  // What was told comes back with the time at which the server took it, and with what other phones told meanwhile.
  openOutbox().onReport(({ silent }) => {
    if (!silent) look();
  });
}

/** While a guide is signed in: at start, on focus, when the network is back, after sending, and every minute while open. */
export function followGuide(userId: string | undefined): void {
  const changed = user !== userId;
  user = userId;
  if (user === undefined) return;
  if (!watching) watch();
  if (changed) look(0);
}

/** Asked for by hand. */
export const lookNow = (): void => look(0);
