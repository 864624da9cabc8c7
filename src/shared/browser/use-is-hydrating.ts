import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Returns the prerendered value while hydrating and rerenders only if the current one differs. */
export const useAsPainted = <Value>(now: () => Value, painted: () => Value): Value =>
  useSyncExternalStore(never, now, painted);

/** True until hydration ends, because React must find the prerendered markup. */
export const useTakingOver = (): boolean =>
  useAsPainted(
    () => false,
    () => true,
  );
