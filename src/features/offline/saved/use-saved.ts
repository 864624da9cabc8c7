import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useState } from "react";
import { checkSaved } from "../../../data/sync/saved/check.ts";
import type { SavedCheck, SavedItem } from "../../../domain/saved/saved-item.ts";
import { onReturn } from "../../../shared/browser/wake-ups.ts";
import { type AppOffline, useAppOffline } from "../device/use-app-offline.ts";
import { savedStore } from "../plans.ts";

/** Counts up whenever the page is looked at again: what was there an hour ago may have been cleared meanwhile. */
function useLookedAt(): number {
  const [count, setCount] = useState(0);
  useEffect(() => onReturn(() => setCount((last) => last + 1), { on: ["visible", "pageshow", "focus"] }), []);
  return count;
}

export type SavedItemState = {
  /** undefined while the disk is asked. */
  item: SavedItem | null | undefined;
  /** null until every part was read back: only then anything is said about being ready. */
  check: SavedCheck | null;
  /** Nothing saved opens offline without the app itself. */
  app: AppOffline;
};

/** What is saved under this key, and whether all of it is really there. */
export function useSaved(key: string): SavedItemState {
  const looked = useLookedAt();
  const app = useAppOffline();
  const item = useLiveQuery(async () => (await savedStore.item(key)) ?? null, [key]);
  // Tells that a picture came or went; the pictures themselves are read below, outside of the live query.
  const present = useLiveQuery(() => savedStore.countFiles((item?.files ?? []).map(({ url }) => url)), [item]);
  const [checked, setChecked] = useState<{ item: SavedItem; check: SavedCheck } | null>(null);
  useEffect(() => {
    if (!item || present === undefined) return;
    let current = true;
    checkSaved(item, savedStore).then(
      (check) => current && setChecked({ item, check }),
      (error: unknown) => {
        console.warn("What is saved could not be read back:", error);
        if (current) setChecked(null);
      },
    );
    return () => {
      current = false;
    };
  }, [item, present, looked]);
  return { item, check: checked !== null && checked.item === item ? checked.check : null, app };
}

export const useSavedItems = (): SavedItem[] | undefined => useLiveQuery(() => savedStore.items());
