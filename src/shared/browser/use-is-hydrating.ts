import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** Returns the prerendered value while hydrating and rerenders only if the current one differs. */
export const usePrerendered = <Value>(current: () => Value, prerendered: () => Value): Value =>
  useSyncExternalStore(subscribeToNothing, current, prerendered);

export const useIsHydrating = (): boolean =>
  usePrerendered(
    () => false,
    () => true,
  );
