import type { MessageToWorker } from "../../domain/worker/messages.ts";

const skipWaiting: MessageToWorker = { type: "SKIP_WAITING" };

/** A message that started no worker is lost, and what the old one still does can hold the new one up for minutes. */
const ASK_AGAIN_MS = 2_000;
const TIMES = 3;

/**
 * Changes to the waiting version. Listening to its state works in the very first session too, where the plugin's way
 * does not. A still newer one may have taken its place meanwhile. Whoever pressed sees the page reload, whatever comes.
 */
export function applyWaiting(registration: ServiceWorkerRegistration, times = TIMES): void {
  const { waiting } = registration;
  if (!waiting || times === 0) {
    window.location.reload();
    return;
  }
  const again = setTimeout(() => applyWaiting(registration, times - 1), ASK_AGAIN_MS);
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated") window.location.reload();
    if (waiting.state !== "redundant") return;
    clearTimeout(again);
    applyWaiting(registration);
  });
  waiting.postMessage(skipWaiting);
}
