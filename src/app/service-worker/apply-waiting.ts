import type { MessageToWorker } from "../../domain/worker/messages.ts";
import { reloadOnceSaved } from "../../shared/form/unsaved.ts";

const skipWaiting: MessageToWorker = { type: "SKIP_WAITING" };

/** Messages to a worker that does not start are lost, and the old one may delay the new one for minutes. */
const ASK_AGAIN_MS = 2_000;
const TIMES = 3;

/**
 * Listens to the worker's state, which works in the first session too. Reloads after a time limit, but never over an
 * unsaved form.
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
