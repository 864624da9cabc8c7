/** Dexie wraps the browser's error; Firefox and Safari name the inner one differently. */
export function isStorageFull(error: unknown): boolean {
  for (let current = error; current instanceof Error || current instanceof DOMException;) {
    if (current.name === "QuotaExceededError" || current.name === "NS_ERROR_DOM_QUOTA_REACHED") return true;
    const inner: unknown = "inner" in current ? current.inner : undefined;
    if (inner === undefined || inner === current) return false;
    current = inner;
  }
  return false;
}
