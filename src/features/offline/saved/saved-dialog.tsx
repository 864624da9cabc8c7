import { Anchor } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { SavedCheck, SavedItem } from "../../../domain/saved/saved-item.ts";
import { paths } from "../../../shared/paths.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import { savedWords } from "../messages.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { save } from "../saving-store.ts";

type Props = { item: SavedItem; check: SavedCheck; onClose: () => void };

/** What is kept of this page, since when, and what can be done about it. */
export function SavedDialog({ item, check, onClose }: Props) {
  const [removing, setRemoving] = useState(false);
  if (removing) return <RemoveDialog items={[item]} onClose={onClose} />;
  return (
    <AskDialog
      title="Ready offline"
      onClose={onClose}
      answers={[
        { label: "Remove", onChoose: () => setRemoving(true), stays: true },
        { label: "Update", onChoose: () => void save(item, { fresh: true }) },
        { label: "Close", tone: "main" },
      ]}
    >
      <p>{savedWords(item, check)}</p>
      <p>
        <Anchor component={Link} to={paths.offline()}>
          Everything you saved
        </Anchor>
      </p>
    </AskDialog>
  );
}
