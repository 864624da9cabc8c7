import { useEffect } from "react";
import { connection } from "../../../data/net/connection.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { isVisible, onReturn } from "../../../shared/browser/wake-ups.ts";

/** A change must show within ten seconds, so an answer that hangs for eight must not delay the next request. */
const ASK_EVERY_MS = 7_000;

export function useFreshTrip(id: string): void {
  useEffect(() => {
    const refreshTrip = () =>
      openOutbox()
        .refresh(id)
        .catch((error: unknown) => console.warn("The trip could not be refreshed:", error));
    if (isVisible()) void refreshTrip();
    const stop = onReturn(() => void refreshTrip(), { every: ASK_EVERY_MS });
    const unsubscribe = connection.subscribe((_, before) => {
      if (before === "offline" && isVisible()) void refreshTrip();
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [id]);
}
