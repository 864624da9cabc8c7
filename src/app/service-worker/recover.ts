import { SESSION_STORAGE } from "../../domain/device/stored-names.ts";
import { isOwnPage } from "../../domain/worker/shell-page.ts";
import { reloadOnceSaved } from "../../shared/form/unsaved.ts";
import { applyWaiting } from "./apply-waiting.ts";
import { askWorker } from "../../data/net/ask-worker.ts";

const GUARD = SESSION_STORAGE.recoveredAt;
/** A second failure this soon means that a new start does not help; it must not become a circle. */
const AGAIN_AFTER_MS = 60_000;
const PATIENCE_MS = 8_000;

function mayTry(): boolean {
  try {
    const last = Number(sessionStorage.getItem(GUARD) ?? 0);
    if (Date.now() - last < AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(GUARD, String(Date.now()));
    return true;
  } catch {
    // Without a memory one could go round for ever.
    return false;
  }
}

/** Whether there is a server to start anew from. Without one, what is on the screen is better than a dead page. */
async function serverAnswers(): Promise<boolean> {
  try {
    const answer = await fetch("/", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok && isOwnPage(await answer.text());
  } catch {
    return false;
  }
}

const settled = (worker: ServiceWorker | null): Promise<void> =>
  new Promise((resolve) => {
    if (worker?.state !== "installing") resolve();
    else worker.addEventListener("statechange", () => resolve(), { once: true });
  });

export async function startAnew(): Promise<void> {
  if (!(await serverAnswers()) || !mayTry()) return;
  // What the worker keeps of the app may be damaged: it looks, and fetches anew what is.
  await askWorker({ type: "CHECK_SHELL" }, PATIENCE_MS);
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) {
    reloadOnceSaved();
    return;
  }
  // The worker may still serve the version whose parts are gone.
  await registration.update().catch(() => undefined);
  await settled(registration.installing);
  applyWaiting(registration);
}

/** Between two tries to fetch what a page begins with. */
export const FETCH_AGAIN_MS = 5_000;

/** A sheet that did not come stays in its place, as later sheets win, and is asked for again. */
function fetchSheetAgain({ target: sheet }: Event): void {
  if (!(sheet instanceof HTMLLinkElement) || sheet.rel !== "stylesheet") return;
  void startAnew();
  setTimeout(() => sheet.replaceWith(sheet.cloneNode()), FETCH_AGAIN_MS);
}

/**
 * A part of the app that cannot be fetched though the server answers: mostly a deploy has removed it. The app starts anew by
 * itself, once. Where the network is gone, whoever wanted the part goes on asking for it.
 */
export function recoverFromMissingParts(): void {
  window.addEventListener("vite:preloadError", () => void startAnew());
  window.addEventListener("error", fetchSheetAgain, true);
}
