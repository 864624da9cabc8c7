import type { MessageToWorker } from "../../domain/worker/messages.ts";
import { reloadWhenSaved } from "../../shared/form/unsaved.ts";

const skipWaiting: MessageToWorker = { type: "SKIP_WAITING" };

/** A worker that has not started loses messages, so send the message again. */
const ASK_AGAIN_MS = 2_000;
/** The new worker waits for the old one's requests, and a reload before that shows the old version again. */
const MOST_REQUESTS = 15;

/** Listens to the worker's state, which also works in the first session, and never reloads over an unsaved form. */
export function applyWaiting(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (!waiting) {
    reloadWhenSaved();
    return;
  }
  let requests = 0;
  const ask = () => {
    if (requests < MOST_REQUESTS) waiting.postMessage(skipWaiting);
    else finish(reloadWhenSaved);
    requests += 1;
  };
  const timer = setInterval(ask, ASK_AGAIN_MS);
  const finish = (next: () => void) => {
    clearInterval(timer);
    next();
  };
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated") finish(reloadWhenSaved);
    if (waiting.state === "redundant") finish(() => applyWaiting(registration));
  });
  ask();
}
