import { useState, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

function rememberedAnswer() {
  let isPrerendered = false;
  return { now: () => isPrerendered, whileHydrating: () => (isPrerendered = true) };
}

/** The answer never changes, because a change would make React hydrate the whole component in one long task. */
export function useWasPrerendered(): boolean {
  const [{ now, whileHydrating }] = useState(rememberedAnswer);
  return useSyncExternalStore(subscribeToNothing, now, whileHydrating);
}
