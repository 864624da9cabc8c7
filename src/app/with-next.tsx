import { useEffect } from "react";
import { whenQuiet } from "../shared/when-quiet.ts";
import type { LazyScreen } from "../shared/ui/lazy-screen.tsx";

/**
 * A screen whose way on must not depend on the network: the next one's code is fetched while this one is read. On a
 * first visit the service worker does not serve this page yet.
 */
export const withNext = (Screen: LazyScreen, next: readonly LazyScreen[]): LazyScreen => {
  const Both = () => {
    useEffect(() => {
      whenQuiet(() => {
        // A signal that is gone already is no error here: the next screen asks again when it is wanted.
        for (const screen of next) screen.preload().catch(() => undefined);
      });
    }, []);
    return <Screen />;
  };
  return Object.assign(Both, { preload: Screen.preload });
};
