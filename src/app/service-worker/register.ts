import { Workbox } from "workbox-window";
import { applyWaiting } from "./apply-waiting.ts";
import { onBack, tellLost } from "../../shared/browser/network-news.ts";
import { onReturn } from "../../shared/browser/wake-ups.ts";
import { reloadOnceSaved } from "../../shared/form/unsaved.ts";
import { useUpdate } from "./update-store.ts";

const LOOK_EVERY_MS = 60 * 60 * 1000;
/** A new version's files may reach the servers later than the list that names them. The last pause repeats. */
const AGAIN_AFTER_MS = [5_000, 15_000, 60_000, 300_000];

/** A worker that is whole takes its page at once. */
const TAKEN_WITHIN_MS = 5_000;

async function announce(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active) useUpdate.setState({ apply: () => applyWaiting(registration) });
}

/** Another tab has changed to the new version. This one is not reloaded over somebody's half-filled form: it is told. */
function watchOtherTabs(): void {
  let before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // The first worker ever takes its page over too, and changes nothing.
    if (before) useUpdate.setState({ apply: reloadOnceSaved });
    before = navigator.serviceWorker.controller;
  });
}

function createUpdateCheck() {
  let failed = 0;
  let nextTry: ReturnType<typeof setTimeout> | undefined;

  /** Follows one new version to its end. Then begins anew: the second one it sees, a Workbox takes for another page's. */
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
      // One that was replaced has served its time; one that never was whole is tried again.
      if (!whole && sw !== before) lookAgain();
    });
    try {
      mindControl(await workbox.register({ immediate: true }));
    } catch (error) {
      // Private windows and old browsers: the app works, only not without a signal.
      console.warn("No offline copy:", error);
      lookAgain();
    }
  }

  /** The browser takes any script for a worker, also an empty answer: that one serves nobody, and never would. */
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
    // The very first one could not be installed: it begins again.
    if (!registration) await follow();
    // Without a signal there is nothing to find; the next look comes by itself.
    else await registration.update().catch(() => undefined);
  }

  return { follow, lookNow };
}

/** Called once the page is quiet, so that precaching does not compete with the first picture. */
export function registerServiceWorker(): void {
  const { follow, lookNow } = createUpdateCheck();
  watchOtherTabs();
  void follow();
  setInterval(lookNow, LOOK_EVERY_MS);
  onBack(lookNow);
  onReturn(lookNow, { on: ["visible"] });
}
