import { useEffect } from "react";
import { isVisible, onReturn } from "./browser/wake-ups.ts";

/** A change must show within ten seconds, so an answer that hangs for eight must not delay the next request. */
const REFRESH_EVERY_MS = 7_000;

type Connection = { subscribe: (listener: (now: string, before: string) => void) => () => void };

export function useRefresh(refresh: () => void, connection: Connection): void {
  useEffect(() => {
    if (isVisible()) refresh();
    const stop = onReturn(refresh, { every: REFRESH_EVERY_MS });
    const unsubscribe = connection.subscribe((_, before) => {
      if (before === "offline" && isVisible()) refresh();
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [refresh, connection]);
}
