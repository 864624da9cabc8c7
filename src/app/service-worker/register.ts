import { Workbox } from "workbox-window";
import type { MessageToWorker } from "../../domain/worker/messages.ts";
import { onConnectionBack, reportConnectionLost } from "../../shared/browser/connection-events.ts";
import { onReturn } from "../../shared/browser/wake-ups.ts";
import { reloadWhenSaved } from "../../shared/form/unsaved.ts";
import { applyWaiting } from "./apply-waiting.ts";
import { useUpdate } from "./update-prompt.tsx";

const LOOK_EVERY_MS = 60 * 60 * 1000;
/** A deploy may publish the worker's list before its files. */
const RETRY_AFTER_MS = [5_000, 15_000, 60_000, 300_000];

const TAKEOVER_WAIT_MS = 5_000;
const claim: MessageToWorker = { type: "CLAIM" };

async function announceUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active) useUpdate.setState({ apply: () => applyWaiting(registration) });
}

/** This tab may hold an unsaved form, so it only offers a reload after another tab switched versions. */
function watchOtherTabs(): void {
  let previousController = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (previousController) useUpdate.setState({ apply: reloadWhenSaved });
    previousController = navigator.serviceWorker.controller;
  });
}

function createUpdateCheck() {
  let failedTries = 0;
  let nextTry: ReturnType<typeof setTimeout> | undefined;

  /** Workbox takes a second update for another page's, so register again after each. */
  async function followWorker(): Promise<void> {
    const controllerAtStart = navigator.serviceWorker.controller;
    const workbox = new Workbox("/sw.js");
    let isComplete = false;
    workbox.addEventListener("waiting", () => void announceUpdate());
    workbox.addEventListener("installed", () => {
      isComplete = true;
      failedTries = 0;
      void followWorker();
    });
    workbox.addEventListener("redundant", ({ sw }) => {
      // A replaced worker also turns redundant, and needs no retry.
      if (!isComplete && sw !== controllerAtStart) scheduleUpdateCheck();
    });
    try {
      ensureControl(await workbox.register({ immediate: true }));
    } catch (error) {
      // Private windows and old browsers have no service worker, so the app works online only.
      console.warn("No offline copy:", error);
      scheduleUpdateCheck();
    }
  }

  /** Browsers accept any script as a worker, even an empty one, which never takes control. */
  function ensureControl(registration: ServiceWorkerRegistration | undefined): void {
    // A page requested before the worker claimed all pages, but answered later, stays without it.
    if (!navigator.serviceWorker.controller) registration?.active?.postMessage(claim);
    setTimeout(() => {
      if (registration?.active && !navigator.serviceWorker.controller) scheduleUpdateCheck();
    }, TAKEOVER_WAIT_MS);
  }

  function scheduleUpdateCheck(): void {
    const waitMs = RETRY_AFTER_MS[failedTries] ?? RETRY_AFTER_MS.at(-1);
    failedTries += 1;
    reportConnectionLost();
    clearTimeout(nextTry);
    nextTry = setTimeout(checkNow, waitMs);
  }

  function checkNow(): void {
    clearTimeout(nextTry);
    void (failedTries > 0 ? followWorker().then(checkForUpdate) : checkForUpdate());
  }

  async function checkForUpdate(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) await followWorker();
    else await registration.update().catch(() => undefined);
  }

  return { follow: followWorker, lookNow: checkNow };
}

/** Precaching must not compete with the first picture, so call this when idle. */
export function registerServiceWorker(): void {
  const { follow: followWorker, lookNow: checkNow } = createUpdateCheck();
  watchOtherTabs();
  void followWorker();
  setInterval(checkNow, LOOK_EVERY_MS);
  onConnectionBack(checkNow);
  onReturn(checkNow, { on: ["visible"] });
}
