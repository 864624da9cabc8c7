import { useState, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

function rememberedAnswer() {
  let isPrerendered = false;
  return { now: () => isPrerendered, whileHydrating: () => (isPrerendered = true) };
}

/**
 * Tells whether the component began as prerendered HTML. The answer stays the same: one that changed would make React
 * hydrate all that the component holds at once, in one long task.
 */
export function useWasPrerendered(): boolean {
  const [{ now, whileHydrating }] = useState(rememberedAnswer);
  return useSyncExternalStore(subscribeToNothing, now, whileHydrating);
}
