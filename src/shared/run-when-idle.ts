/** A hanging picture delays `load` forever, so give up waiting after this. */
export const AT_LATEST_MS = 1_500;
const SOON_MS = 50;

export function whenQuiet(work: () => void): void {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    work();
  };
  const whenIdle = () => {
    // Safari lacks requestIdleCallback.
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
