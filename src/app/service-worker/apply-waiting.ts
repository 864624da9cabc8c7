import type { MessageToWorker } from "../../domain/worker/messages.ts";
import { reloadWhenSaved } from "../../shared/form/unsaved.ts";

const skipWaiting: MessageToWorker = { type: "SKIP_WAITING" };

/** A worker that has not started loses messages, so send the message again. */
const ASK_AGAIN_MS = 2_000;
const MOST_REQUESTS = 3;

/** Listens to the worker's state, which also works in the first session, and never reloads over an unsaved form. */
export function applyWaiting(registration: ServiceWorkerRegistration, times = MOST_REQUESTS): void {
  const { waiting } = registration;
  if (!waiting || times === 0) {
    reloadWhenSaved();
    return;
  }
  const retryTimer = setTimeout(() => applyWaiting(registration, times - 1), ASK_AGAIN_MS);
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated") reloadWhenSaved();
    if (waiting.state !== "redundant") return;
    clearTimeout(retryTimer);
    applyWaiting(registration);
  });
  waiting.postMessage(skipWaiting);
}
