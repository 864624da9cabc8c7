import { useLiveQuery } from "dexie-react-hooks";
import type { ReactNode } from "react";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { savedKey, type SavedTarget } from "../../../domain/saved/saved-item.ts";
import { savedStore } from "../plans.ts";
import { SavedCopyPage } from "./saved-copy-page.tsx";

export function SavedCopy({ target, otherwise }: { target: SavedTarget; otherwise: ReactNode }) {
  const key = savedKey(target);
  const item = useLiveQuery(async () => (await savedStore.item(key)) ?? null, [key]);
  if (item === undefined) return <Spinner />;
  return item === null ? otherwise : <SavedCopyPage item={item} />;
}
