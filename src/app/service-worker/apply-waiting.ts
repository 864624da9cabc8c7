import type { MessageToWorker } from "../../domain/worker/messages.ts";

const skipWaiting: MessageToWorker = { type: "SKIP_WAITING" };

/**
 * Changes to the waiting version. Listening to its state works in the very first session too, where the plugin's way
 * does not. A still newer one may have taken its place meanwhile.
 */
export function applyWaiting(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting) {
    window.location.reload();
    return;
  }
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated") window.location.reload();
    if (waiting.state === "redundant") applyWaiting(registration);
  });
  waiting.postMessage(skipWaiting);
}
