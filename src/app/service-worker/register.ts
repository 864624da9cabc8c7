import { whenQuiet } from "../../shared/when-quiet.ts";
import { applyWaiting } from "./apply-waiting.ts";
import { useUpdate } from "./update-store.ts";

const checkEveryMs = 60 * 60 * 1000;

const announce = (registration: ServiceWorkerRegistration) =>
  useUpdate.setState({ apply: () => applyWaiting(registration) });

const watch = (registration: ServiceWorkerRegistration) => {
  if (registration.waiting && registration.active) announce(registration);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      // The first one ever installed replaces nothing.
      if (worker.state === "installed" && registration.active) announce(registration);
    });
  });
  const check = () => {
    // Offline there is nothing to find; the next look comes by itself.
    registration.update().catch(() => undefined);
  };
  setInterval(check, checkEveryMs);
  window.addEventListener("online", check);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") check();
  });
};

/** Another tab has changed to the new version. This one is not reloaded over somebody's half-filled form: it is told. */
const watchOtherTabs = () => {
  let before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // The first worker ever takes its page over too, and changes nothing.
    if (before) useUpdate.setState({ apply: () => window.location.reload() });
    before = navigator.serviceWorker.controller;
  });
};

/** After the page has loaded, so that precaching does not compete with the first picture. */
export const registerServiceWorker = (): void => {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  watchOtherTabs();
  const register = () => {
    navigator.serviceWorker.register("/sw.js").then(watch, (error: unknown) => {
      // Private windows and old browsers: the app works, only not without a signal.
      console.warn("No offline copy:", error);
    });
  };
  if (document.readyState === "complete") whenQuiet(register);
  else window.addEventListener("load", () => whenQuiet(register), { once: true });
};
