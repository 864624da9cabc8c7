import { useState } from "react";
import { TextLink } from "../../../shared/ui/links.tsx";
import type { SavedCheck, SavedItem } from "../../../domain/saved/saved-item.ts";
import { paths } from "../../../shared/paths.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import type { AppOffline } from "../device/use-app-offline.ts";
import { APP_TEXTS, savedCopyText } from "../messages.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { saveTarget } from "../saving-store.ts";

type Props = { item: SavedItem; check: SavedCheck; app: AppOffline; onClose: () => void };

export function SavedDialog({ item, check, app, onClose }: Props) {
  const [removing, setRemoving] = useState(false);
  if (removing) return <RemoveDialog items={[item]} onClose={onClose} />;
  return (
    <AskDialog
      title={app === "ready" ? "Ready offline" : "Saved"}
      onClose={onClose}
      answers={[
        { label: "Remove", onChoose: () => setRemoving(true), stays: true },
        { label: "Update", onChoose: () => void saveTarget(item, { fresh: true }) },
        { label: "Close", tone: "main" },
      ]}
    >
      <p>{savedCopyText(item, check)}</p>
      {app === "ready" ? null : <p>{APP_TEXTS[app]}</p>}
      <p>
        <TextLink to={paths.offline()}>Everything you saved</TextLink>
      </p>
    </AskDialog>
  );
}
