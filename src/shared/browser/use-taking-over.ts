import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True while prerendering and until React has taken a painted page over: then it must find what the prerender knew. */
export const useTakingOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
