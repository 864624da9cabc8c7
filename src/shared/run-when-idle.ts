/** A hanging picture delays `load` forever, so give up waiting after this. */
export const IDLE_TIMEOUT_MS = 1_500;
const FALLBACK_DELAY_MS = 50;

export function runWhenIdle(work: () => void): void {
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    work();
  };
  const scheduleIdle = () => {
    // Safari lacks requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(start, FALLBACK_DELAY_MS);
  };
  if (document.readyState === "complete") {
    scheduleIdle();
    return;
  }
  window.addEventListener("load", scheduleIdle, { once: true });
  setTimeout(start, IDLE_TIMEOUT_MS);
}
