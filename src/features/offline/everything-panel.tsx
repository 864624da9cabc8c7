import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { SAVE_EVERYTHING, SAVED_BUT_CLOSED, SAVE_ACTIONS, SAVE_PROBLEMS } from "#texts/offline.ts";
import type { EverythingResult } from "../../data/sync/saved/save-offline.ts";
import { AskDialog } from "../../shared/ui/dialog/ask-dialog.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { type AppOffline, useAppOfflineState } from "../../shared/use-app-offline.ts";
import { sizeText } from "../../text/offline.ts";
import { plansOfEverything } from "./plans.ts";
import { BeforeFacts } from "./saved/before-facts.tsx";
import { useSizeBefore } from "./saved/use-size-before.ts";
import { saveEverything, stopSaving, useSavingState } from "./saving-store.ts";
import classes from "./offline.module.css";

function EverythingDialog({ onClose }: { onClose: () => void }) {
  const sizeBefore = useSizeBefore(plansOfEverything);
  return (
    <AskDialog
      title={SAVE_EVERYTHING.title}
      onClose={onClose}
      answers={[
        { label: SAVE_ACTIONS.notNow },
        { label: SAVE_ACTIONS.save, tone: "main", onChoose: () => void saveEverything() },
      ]}
    >
      <BeforeFacts before={sizeBefore} />
    </AskDialog>
  );
}

function outcomeText({ saved, items, bytes, code }: EverythingResult, appState: AppOffline): string {
  const isReady = appState === "ready";
  const { allReady, allSaved, someReady, someSaved } = SAVE_EVERYTHING;
  const size = sizeText(bytes);
  const outcome =
    code === null
      ? (isReady ? allReady : allSaved)({ pages: items, size })
      : (isReady ? someReady : someSaved)({ saved, pages: items, size });
  const sentences = [outcome, code && SAVE_PROBLEMS[code], isReady ? "" : SAVED_BUT_CLOSED[appState]];
  return sentences.filter(Boolean).join(" ");
}

export function EverythingPanel() {
  const progress = useSavingState(({ everything }) => everything);
  const lastResult = useSavingState(({ lastEverything }) => lastEverything);
  const [asking, setAsking] = useState(false);
  const appState = useAppOfflineState();
  return (
    <Panel title={SAVE_EVERYTHING.title}>
      <Text mb="sm">{SAVE_EVERYTHING.text}</Text>
      {progress ? (
        <>
          <Button variant="default" onClick={() => stopSaving()}>
            {SAVE_ACTIONS.stop}
          </Button>
          <div className={classes.words}>
            <Text mt="sm">
              {progress.items === 0
                ? SAVE_EVERYTHING.preparing
                : SAVE_EVERYTHING.page({ page: progress.itemsDone + 1, pages: progress.items, title: progress.title })}
            </Text>
            <progress
              className={classes.progress}
              max={progress.total || 1}
              value={progress.done}
              aria-label={SAVE_EVERYTHING.progress({ done: progress.done, total: progress.total })}
            />
            <Text size="sm" c="dimmed" mt={4}>
              {SAVE_EVERYTHING.pictures({ done: progress.done, total: progress.total, size: sizeText(progress.bytes) })}
            </Text>
          </div>
        </>
      ) : (
        <Button onClick={() => setAsking(true)}>
          {lastResult?.code ? SAVE_EVERYTHING.resume : SAVE_EVERYTHING.title}
        </Button>
      )}
      <output>{lastResult && !progress ? <Text mt="sm">{outcomeText(lastResult, appState)}</Text> : null}</output>
      {asking ? <EverythingDialog onClose={() => setAsking(false)} /> : null}
    </Panel>
  );
}
