import { useEffect } from "react";
import { onReturn } from "../../shared/browser/wake-ups.ts";

/** Asks again every so often, as long as somebody can see the page. */
export function useLive(refresh: () => Promise<void>, everyMs: number | null): void {
  useEffect(() => {
    if (everyMs === null) return undefined;
    return onReturn(() => void refresh(), { on: [], every: everyMs });
  }, [refresh, everyMs]);
}
