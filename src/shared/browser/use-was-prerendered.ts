import { useState, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * Tells whether the component began as prerendered HTML. The answer stays the same: one that changed would make React
 * hydrate all that the component holds at once, in one long task.
 */
export function useWasPrerendered(): boolean {
  const [first] = useState(() => ({ isPrerendered: false }));
  return useSyncExternalStore(
    subscribeToNothing,
    () => first.isPrerendered,
    () => (first.isPrerendered = true),
  );
}
