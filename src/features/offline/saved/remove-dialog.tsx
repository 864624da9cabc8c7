import { REMOVE_SAVED, SAVE_ACTIONS } from "#texts/offline.ts";
import type { SavedItem } from "../../../domain/saved/saved-item.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import { removeSaved } from "../saving-store.ts";

type Props = { items: readonly SavedItem[]; onClose: () => void };

export function RemoveDialog({ items, onClose }: Props) {
  const [only] = items;
  return (
    <AskDialog
      title={REMOVE_SAVED.title}
      onClose={onClose}
      answers={[
        { label: REMOVE_SAVED.keep },
        { label: SAVE_ACTIONS.remove, tone: "danger", onChoose: () => void removeSaved(items.map(({ key }) => key)) },
      ]}
    >
      <p>
        {items.length === 1 && only
          ? REMOVE_SAVED.one({ title: only.title })
          : REMOVE_SAVED.many({ pages: items.length })}
      </p>
    </AskDialog>
  );
}
