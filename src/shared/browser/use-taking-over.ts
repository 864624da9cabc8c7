import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** What the prerender knew while React takes a painted page over, then what is so now: drawn again only where they differ. */
export const useAsPainted = <Value>(now: () => Value, painted: () => Value): Value =>
  useSyncExternalStore(never, now, painted);

/** True while prerendering and until React has taken a painted page over: then it must find what the prerender knew. */
export const useTakingOver = (): boolean =>
  useAsPainted(
    () => false,
    () => true,
  );
