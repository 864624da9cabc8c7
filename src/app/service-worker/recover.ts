import { requestFromWorker } from "../../data/net/ask-worker.ts";
import { SESSION_STORAGE } from "../../domain/device/stored-names.ts";
import { isOwnPage } from "../../domain/worker/shell-page.ts";
import { reloadWhenSaved } from "../../shared/form/unsaved.ts";
import { applyWaiting } from "./apply-waiting.ts";

const RECOVERY_KEY = SESSION_STORAGE.recoveredAt;
/** A second failure this soon means that a restart does not help. */
const RETRY_AFTER_MS = 60_000;
const PATIENCE_MS = 8_000;

function mayTryRecovery(): boolean {
  try {
    const lastTryMs = Number(sessionStorage.getItem(RECOVERY_KEY) ?? 0);
    if (Date.now() - lastTryMs < RETRY_AFTER_MS) return false;
    sessionStorage.setItem(RECOVERY_KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage the app could restart forever.
    return false;
  }
}

async function serverAnswers(): Promise<boolean> {
  try {
    const answer = await fetch("/", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok && isOwnPage(await answer.text());
  } catch {
    return false;
  }
}

const waitUntilActive = (worker: ServiceWorker | null): Promise<void> =>
  new Promise((resolve) => {
    if (worker?.state !== "installing") resolve();
    else worker.addEventListener("statechange", () => resolve(), { once: true });
  });

export async function restartApp(): Promise<void> {
  if (!(await serverAnswers()) || !mayTryRecovery()) return;
  // The cached files may be damaged, so make the worker verify them.
  await requestFromWorker({ type: "CHECK_SHELL" }, PATIENCE_MS);
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) {
    reloadWhenSaved();
    return;
  }
  // The active worker may serve a version whose files are deleted.
  await registration.update().catch(() => undefined);
  await waitUntilActive(registration.installing);
  applyWaiting(registration);
}

export const FETCH_AGAIN_MS = 5_000;

/** Replaces the sheet in place, because later sheets win. */
function reloadStylesheet({ target: sheet }: Event): void {
  if (!(sheet instanceof HTMLLinkElement) || sheet.rel !== "stylesheet") return;
  void restartApp();
  setTimeout(() => sheet.replaceWith(sheet.cloneNode()), FETCH_AGAIN_MS);
}

/** If the server answers, a deploy removed the missing chunk, so restart once; offline, the caller retries. */
export function recoverFromMissingParts(): void {
  window.addEventListener("vite:preloadError", () => void restartApp());
  window.addEventListener("error", reloadStylesheet, true);
}
