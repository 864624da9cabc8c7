import { useState } from "react";
import { SAVE_ACTIONS, SAVE_DIALOG, SAVE_STATE, SAVED_BUT_CLOSED } from "#texts/offline.ts";
import type { SavedCheck, SavedItem } from "../../../domain/saved/saved-item.ts";
import { paths } from "../../../shared/paths.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import { TextLink } from "../../../shared/ui/links.tsx";
import type { AppOffline } from "../../../shared/use-app-offline.ts";
import { saveTarget } from "../saving-store.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { savedCopyText } from "./saved-copy-text.ts";

type Props = { item: SavedItem; check: SavedCheck; app: AppOffline; onClose: () => void };

export function SavedDialog({ item, check, app, onClose }: Props) {
  const [removing, setRemoving] = useState(false);
  if (removing) return <RemoveDialog items={[item]} onClose={onClose} />;
  return (
    <AskDialog
      title={app === "ready" ? SAVE_STATE.ready : SAVE_STATE.saved}
      onClose={onClose}
      answers={[
        { label: SAVE_ACTIONS.update, tone: "main", onChoose: () => void saveTarget(item, { fresh: true }) },
        { label: SAVE_ACTIONS.remove, onChoose: () => setRemoving(true), stays: true },
        { label: SAVE_ACTIONS.close },
      ]}
    >
      <p>{savedCopyText(item, check)}</p>
      {app === "ready" ? null : <p>{SAVED_BUT_CLOSED[app]}</p>}
      <p>
        <TextLink to={paths.offline()}>{SAVE_DIALOG.everythingSaved}</TextLink>
      </p>
    </AskDialog>
  );
}
