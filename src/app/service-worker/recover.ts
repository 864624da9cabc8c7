import { applyWaiting } from "./apply-waiting.ts";

const GUARD = "journey-recovered-at";
/** A second failure this soon means that a new start does not help; it must not become a circle. */
const AGAIN_AFTER_MS = 60_000;

const mayTry = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(GUARD) ?? 0);
    if (Date.now() - last < AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(GUARD, String(Date.now()));
    return true;
  } catch {
    // Without a memory one could go round for ever.
    return false;
  }
};

/** Whether there is a server to start anew from. Without one, what is on the screen is better than a dead page. */
const serverAnswers = async (): Promise<boolean> => {
  const answer = await fetch("/", { cache: "no-store", signal: AbortSignal.timeout(8_000) }).catch(() => undefined);
  return answer?.ok === true;
};

const settled = (worker: ServiceWorker | null): Promise<void> =>
  new Promise((resolve) => {
    if (worker?.state !== "installing") resolve();
    else worker.addEventListener("statechange", () => resolve(), { once: true });
  });

const startAnew = async (): Promise<void> => {
  if (!(await serverAnswers()) || !mayTry()) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) {
    window.location.reload();
    return;
  }
  // The worker may still serve the version whose parts are gone.
  await registration.update().catch(() => undefined);
  await settled(registration.installing);
  applyWaiting(registration);
};

/**
 * A part of the app that cannot be fetched: mostly a deploy has removed it. What was typed is on the disk, so the app
 * starts anew by itself, once. The screen's own error is shown meanwhile, and stays when this did not help.
 */
export const recoverFromMissingParts = (): void => {
  window.addEventListener("vite:preloadError", () => void startAnew());
};
