/** A picture that hangs keeps a page from ever being loaded; nothing waits for it longer than this. */
export const AT_LATEST_MS = 1_500;
const SOON_MS = 50;

/** Once the page has loaded and the browser has nothing better to do: what no traveler is waiting for. */
export function whenQuiet(work: () => void): void {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    work();
  };
  const whenIdle = () => {
    // Safari has no word for being idle.
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: AT_LATEST_MS });
    else setTimeout(begin, SOON_MS);
  };
  if (document.readyState === "complete") {
    whenIdle();
    return;
  }
  window.addEventListener("load", whenIdle, { once: true });
  setTimeout(begin, AT_LATEST_MS);
}
