import { useUpdate } from "./update-store.ts";

const checkEveryMs = 60 * 60 * 1000;

/** Changes to the waiting version. Listening to its state works in the very first session too, where the plugin's way does not. */
const applyWaiting = (registration: ServiceWorkerRegistration) => () => {
  const { waiting } = registration;
  if (!waiting) {
    window.location.reload();
    return;
  }
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated") window.location.reload();
  });
  waiting.postMessage({ type: "SKIP_WAITING" });
};

const announce = (registration: ServiceWorkerRegistration) => useUpdate.setState({ apply: applyWaiting(registration) });

const watch = (registration: ServiceWorkerRegistration) => {
  if (registration.waiting && navigator.serviceWorker.controller) announce(registration);
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
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") check();
  });
};

/** After the page has loaded, so that precaching does not compete with the first picture. */
export const registerServiceWorker = (): void => {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const register = () => {
    navigator.serviceWorker.register("/sw.js").then(watch, (error: unknown) => {
      // Private windows and old browsers: the app works, only not without a signal.
      console.warn("No offline copy:", error);
    });
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
};
