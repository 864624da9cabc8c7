import { Text } from "@mantine/core";
import { SAVE_FOR_OFFLINE } from "#texts/app.ts";
import { SAVE_ACTIONS } from "#texts/offline.ts";
import type { SavedTarget } from "../../../domain/saved/saved-item.ts";
import { AskDialog } from "../../../shared/ui/dialog/ask-dialog.tsx";
import { planOf } from "../plans.ts";
import { saveTarget } from "../saving-store.ts";
import { BeforeFacts } from "./before-facts.tsx";
import { useSizeBefore } from "./use-size-before.ts";

type Props = { target: SavedTarget; title: string; onClose: () => void };

async function onePlan(target: SavedTarget) {
  const plan = await planOf(target);
  return plan === null ? [] : [plan];
}

export function SaveDialog({ target, title, onClose }: Props) {
  const sizeBefore = useSizeBefore(() => onePlan(target));
  return (
    <AskDialog
      title={SAVE_FOR_OFFLINE}
      onClose={onClose}
      answers={[
        { label: SAVE_ACTIONS.notNow },
        { label: SAVE_ACTIONS.save, tone: "main", onChoose: () => void saveTarget(target) },
      ]}
    >
      <Text component="p" fw={600}>
        {title}
      </Text>
      <BeforeFacts before={sizeBefore} />
    </AskDialog>
  );
}
