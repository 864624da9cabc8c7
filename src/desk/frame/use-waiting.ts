import { useEffect, useEffectEvent } from "react";
import { isVisible, onReturn } from "../../shared/browser/wake-ups.ts";
import type { DeskCount } from "../routes.tsx";
import { deskQuery } from "../shared/desk-query.ts";
import { isOlderThan, useDeskRead } from "../shared/use-desk-read.ts";

/** The badge cannot show its age, so it refreshes or disappears after a minute. */
const FRESH_MS = 60_000;

export function useWaitingCounts(pathname: string): Partial<Record<DeskCount, number>> {
  const { value, failure, loadedAt = 0, refresh } = useDeskRead(deskQuery("rpc/admin_figures", {}));
  const refreshCounts = useEffectEvent((olderThan: number) => {
    if (isVisible() && loadedAt > 0 && isOlderThan(olderThan, loadedAt)) void refresh();
  });
  useEffect(() => onReturn(() => refreshCounts(FRESH_MS - 1_000), { on: [], every: FRESH_MS }), []);
  useEffect(() => refreshCounts(5_000), [pathname]);
  return failure || !value ? {} : value;
}
