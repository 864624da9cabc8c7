import { useEffect } from "react";
import { connection } from "../../../data/net/connection.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";

/**
 * What became of a trip shows within ten seconds, also after a network that went and came back without a word to the page.
 * Asked by the clock, not after the last answer: one that hangs for eight seconds must not hold up the next.
 */
const ASK_EVERY_MS = 7_000;

/** Asks how this trip stands while its page is looked at. */
export function useFreshTrip(id: string): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "hidden") return;
      openOutbox()
        .refresh(id)
        .catch((error: unknown) => console.warn("The trip could not be asked about:", error));
    };
    ask();
    const beat = setInterval(ask, ASK_EVERY_MS);
    let before = connection.get();
    const unsubscribe = connection.subscribe((now) => {
      if (before === "offline" && now !== "offline") ask();
      before = now;
    });
    window.addEventListener("online", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(beat);
      unsubscribe();
      window.removeEventListener("online", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [id]);
}
