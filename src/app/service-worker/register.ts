import { Workbox } from "workbox-window";
import { applyWaiting } from "./apply-waiting.ts";
import { onConnectionBack, reportConnectionLost } from "../../shared/browser/connection-events.ts";
import { onReturn } from "../../shared/browser/wake-ups.ts";
import { reloadWhenSaved } from "../../shared/form/unsaved.ts";
import { useUpdate } from "./update-prompt.tsx";

const LOOK_EVERY_MS = 60 * 60 * 1000;
/** A deploy may publish the worker's list before its files. */
const RETRY_AFTER_MS = [5_000, 15_000, 60_000, 300_000];

const TAKEN_WITHIN_MS = 5_000;

async function announce(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active) useUpdate.setState({ apply: () => applyWaiting(registration) });
}

/** This tab may hold an unsaved form, so it only offers a reload after another tab switched versions. */
function watchOtherTabs(): void {
  let before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (before) useUpdate.setState({ apply: reloadWhenSaved });
    before = navigator.serviceWorker.controller;
  });
}

function createUpdateCheck() {
  let failed = 0;
  let nextTry: ReturnType<typeof setTimeout> | undefined;

  /** Workbox takes a second update for another page's, so register again after each. */
  async function follow(): Promise<void> {
    const before = navigator.serviceWorker.controller;
    const workbox = new Workbox("/sw.js");
    let whole = false;
    workbox.addEventListener("waiting", () => void announce());
    workbox.addEventListener("installed", () => {
      whole = true;
      failed = 0;
      void follow();
    });
    workbox.addEventListener("redundant", ({ sw }) => {
      // A replaced worker also turns redundant, and needs no retry.
      if (!whole && sw !== before) lookAgain();
    });
    try {
      mindControl(await workbox.register({ immediate: true }));
    } catch (error) {
      // Private windows and old browsers have no service worker, so the app works online only.
      console.warn("No offline copy:", error);
      lookAgain();
    }
  }

  /** Browsers accept any script as a worker, even an empty one, which never takes control. */
  function mindControl(registration: ServiceWorkerRegistration | undefined): void {
    setTimeout(() => {
      if (registration?.active && !navigator.serviceWorker.controller) lookAgain();
    }, TAKEN_WITHIN_MS);
  }

  function lookAgain(): void {
    const wait = RETRY_AFTER_MS[failed] ?? RETRY_AFTER_MS.at(-1);
    failed += 1;
    reportConnectionLost();
    clearTimeout(nextTry);
    nextTry = setTimeout(lookNow, wait);
  }

  function lookNow(): void {
    clearTimeout(nextTry);
    void (failed > 0 ? follow().then(look) : look());
  }

  async function look(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) await follow();
    else await registration.update().catch(() => undefined);
  }

  return { follow, lookNow };
}

/** Precaching must not compete with the first picture, so call this when idle. */
export function registerServiceWorker(): void {
  const { follow, lookNow } = createUpdateCheck();
  watchOtherTabs();
  void follow();
  setInterval(lookNow, LOOK_EVERY_MS);
  onConnectionBack(lookNow);
  onReturn(lookNow, { on: ["visible"] });
}
