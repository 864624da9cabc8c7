import { useEffect } from "react";
import { connection } from "../../../data/net/connection.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";

/**
 * A change must show within ten seconds, also after an unnoticed network outage. By the clock, because an answer that
 * hangs for eight seconds must not delay the next.
 */
const ASK_EVERY_MS = 7_000;

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
