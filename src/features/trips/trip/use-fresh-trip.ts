import { useEffect } from "react";
import { connection } from "../../../data/net/connection.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { isVisible, onReturn } from "../../../shared/browser/wake-ups.ts";

/**
 * What became of a trip shows within ten seconds, also after a network that went and came back without a word to the page.
 * Asked by the clock, not after the last answer: one that hangs for eight seconds must not hold up the next.
 */
const ASK_EVERY_MS = 7_000;

/** Asks how this trip stands while its page is looked at. */
export function useFreshTrip(id: string): void {
  useEffect(() => {
    const ask = () =>
      openOutbox()
        .refresh(id)
        .catch((error: unknown) => console.warn("The trip could not be asked about:", error));
    if (isVisible()) void ask();
    const stop = onReturn(() => void ask(), { every: ASK_EVERY_MS });
    const unsubscribe = connection.subscribe((_, before) => {
      if (before === "offline" && isVisible()) void ask();
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [id]);
}
