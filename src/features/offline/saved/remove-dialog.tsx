import type { SavedItem } from "../../../domain/saved/saved-item.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import { pages } from "../messages.ts";
import { removeSaved } from "../saving-store.ts";

type Props = { items: readonly SavedItem[]; onClose: () => void };

export function RemoveDialog({ items, onClose }: Props) {
  const [only] = items;
  const contentText = items.length === 1 && only ? `‘${only.title}’` : pages(items.length);
  return (
    <AskDialog
      title="Remove from this device?"
      onClose={onClose}
      answers={[
        { label: "Keep it" },
        { label: "Remove", tone: "danger", onChoose: () => void removeSaved(items.map(({ key }) => key)) },
      ]}
    >
      <p>
        The saved text and pictures of {contentText} are removed from this device. Your bookings stay; you can save
        again whenever you're online.
      </p>
    </AskDialog>
  );
}
