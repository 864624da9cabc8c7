import type { MessageToWorker } from "../../domain/worker/messages.ts";
import { reloadOnceSaved } from "../../shared/form/unsaved.ts";

const skipWaiting: MessageToWorker = { type: "SKIP_WAITING" };

/** A message that started no worker is lost, and what the old one still does can hold the new one up for minutes. */
const ASK_AGAIN_MS = 2_000;
const TIMES = 3;

/**
 * Changes to the waiting version. Listening to its state works in the very first session too, where the plugin's way
 * does not. A still newer one may have taken its place meanwhile. The page reloads whatever holds the worker up, but never over
 * an unsaved form.
 */
export function applyWaiting(registration: ServiceWorkerRegistration, times = TIMES): void {
  const { waiting } = registration;
  if (!waiting || times === 0) {
    reloadOnceSaved();
    return;
  }
  const again = setTimeout(() => applyWaiting(registration, times - 1), ASK_AGAIN_MS);
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated") reloadOnceSaved();
    if (waiting.state !== "redundant") return;
    clearTimeout(again);
    applyWaiting(registration);
  });
  waiting.postMessage(skipWaiting);
}
