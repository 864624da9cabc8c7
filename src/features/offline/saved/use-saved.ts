import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useState } from "react";
import { checkSaved } from "../../../data/sync/saved/check.ts";
import type { SavedCheck, SavedItem } from "../../../domain/saved/saved-item.ts";
import { onReturn } from "../../../shared/browser/wake-ups.ts";
import { type AppOffline, useAppOfflineState } from "../../../shared/use-app-offline.ts";
import { savedStore } from "../plans.ts";

/** The browser may clear storage while the page is hidden. */
function useCheckCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => onReturn(() => setCount((last) => last + 1), { on: ["visible", "pageshow", "focus"] }), []);
  return count;
}

export type SavedItemState = {
  item: SavedItem | null | undefined;
  /** Null until every part was read, so the page never claims too early that it is ready. */
  check: SavedCheck | null;
  app: AppOffline;
};

export function useSavedItem(key: string): SavedItemState {
  const checkCount = useCheckCount();
  const appState = useAppOfflineState();
  const item = useLiveQuery(async () => (await savedStore.item(key)) ?? null, [key]);
  // Signals changes only, because the check reads the pictures outside the live query.
  const presentFiles = useLiveQuery(() => savedStore.countFiles((item?.files ?? []).map(({ url }) => url)), [item]);
  const [checked, setChecked] = useState<{ item: SavedItem; check: SavedCheck } | null>(null);
  useEffect(() => {
    if (!item || presentFiles === undefined) return;
    let current = true;
    checkSaved(item, savedStore).then(
      (check) => current && setChecked({ item, check }),
      (error: unknown) => {
        console.warn("Saved pages could not be read:", error);
        if (current) setChecked(null);
      },
    );
    return () => {
      current = false;
    };
  }, [item, presentFiles, checkCount]);
  return { item, check: checked !== null && checked.item === item ? checked.check : null, app: appState };
}

export const useSavedItems = (): SavedItem[] | undefined => useLiveQuery(() => savedStore.items());
