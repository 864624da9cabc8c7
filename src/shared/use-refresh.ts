import { useEffect } from "react";
import { isVisible, onReturn } from "./browser/wake-ups.ts";

/** A change must show within ten seconds, so an answer that hangs for eight must not delay the next request. */
const REFRESH_EVERY_MS = 7_000;

type Connection = { subscribe: (listener: (now: string, before: string) => void) => () => void };

export function useRefresh(refresh: () => Promise<void>, connection: Connection): void {
  useEffect(() => {
    let running = 0;
    const ask = () => {
      running += 1;
      void refresh().finally(() => (running -= 1));
    };
    if (isVisible()) ask();
    const stop = onReturn(ask, { every: REFRESH_EVERY_MS });
    const unsubscribe = connection.subscribe((_, before) => {
      // If this answer brings the connection back, and another request's failure ends it, each would repeat the other without end.
      if (before === "offline" && running === 0 && isVisible()) ask();
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [refresh, connection]);
}
