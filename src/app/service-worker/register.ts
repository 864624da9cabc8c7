import { Workbox } from "workbox-window";
import { applyWaiting } from "./apply-waiting.ts";
import { onBack, tellLost } from "../../shared/browser/network-news.ts";
import { onReturn } from "../../shared/browser/wake-ups.ts";
import { reloadOnceSaved } from "../../shared/form/unsaved.ts";
import { useUpdate } from "./update-store.ts";

const LOOK_EVERY_MS = 60 * 60 * 1000;
/** The list may be deployed before the files. The last pause repeats. */
const AGAIN_AFTER_MS = [5_000, 15_000, 60_000, 300_000];

/** A complete worker takes over at once. */
const TAKEN_WITHIN_MS = 5_000;

async function announce(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active) useUpdate.setState({ apply: () => applyWaiting(registration) });
}

/** Another tab has switched versions; this one may have a form, so it only offers a reload. */
function watchOtherTabs(): void {
  let before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // A first worker takes over without changing anything.
    if (before) useUpdate.setState({ apply: reloadOnceSaved });
    before = navigator.serviceWorker.controller;
  });
}

function createUpdateCheck() {
  let failed = 0;
  let nextTry: ReturnType<typeof setTimeout> | undefined;

  /** Workbox treats the second version as another page's, so start over after each. */
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
      // A replaced worker is done; an incomplete one is retried.
      if (!whole && sw !== before) lookAgain();
    });
    try {
      mindControl(await workbox.register({ immediate: true }));
    } catch (error) {
      // In private windows and old browsers the app works online only.
      console.warn("No offline copy:", error);
      lookAgain();
    }
  }

  /** Browsers accept any script as a worker, even an empty one that never serves. */
  function mindControl(registration: ServiceWorkerRegistration | undefined): void {
    setTimeout(() => {
      if (registration?.active && !navigator.serviceWorker.controller) lookAgain();
    }, TAKEN_WITHIN_MS);
  }

  function lookAgain(): void {
    const wait = AGAIN_AFTER_MS[failed] ?? AGAIN_AFTER_MS.at(-1);
    failed += 1;
    tellLost();
    clearTimeout(nextTry);
    nextTry = setTimeout(lookNow, wait);
  }

  function lookNow(): void {
    clearTimeout(nextTry);
    void (failed > 0 ? follow().then(look) : look());
  }

  async function look(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    // The first installation failed, so start over.
    if (!registration) await follow();
    // Offline there is nothing to find.
    else await registration.update().catch(() => undefined);
  }

  return { follow, lookNow };
}

/** Called when idle, so precaching does not compete with the first picture. */
export function registerServiceWorker(): void {
  const { follow, lookNow } = createUpdateCheck();
  watchOtherTabs();
  void follow();
  setInterval(lookNow, LOOK_EVERY_MS);
  onBack(lookNow);
  onReturn(lookNow, { on: ["visible"] });
}
