import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { Panel } from "../../shared/ui/panel.tsx";
import type { EverythingResult } from "../../data/sync/saved/save-offline.ts";
import { sizeText } from "#words/offline/sizes.ts";
import { AskDialog } from "../../shared/ui/dialog/ask-dialog.tsx";
import { BeforeFacts } from "./saved/before-facts.tsx";
import { type AppOffline, useAppOfflineState } from "./device/use-app-offline.ts";
import { APP_TEXTS, pages, PROBLEM_TEXTS } from "./messages.ts";
import classes from "./offline.module.css";
import { plansOfEverything } from "./plans.ts";
import { saveEverything, stopSaving, useSavingState } from "./saving-store.ts";
import { useSizeBefore } from "./saved/use-size-before.ts";

function EverythingDialog({ onClose }: { onClose: () => void }) {
  const sizeBefore = useSizeBefore(plansOfEverything);
  return (
    <AskDialog
      title="Save everything"
      onClose={onClose}
      answers={[{ label: "Not now" }, { label: "Save", tone: "main", onChoose: () => void saveEverything() }]}
    >
      <BeforeFacts before={sizeBefore} />
    </AskDialog>
  );
}

function outcomeText({ saved, items, bytes, code }: EverythingResult, appState: AppOffline): string {
  const state = appState === "ready" ? "ready offline" : "saved";
  const offlineNote = appState === "ready" ? "" : ` ${APP_TEXTS[appState]}`;
  if (code === null) return `All ${pages(items)} are ${state}: ${sizeText(bytes)} of pictures.${offlineNote}`;
  return `${saved} of ${pages(items)} are ${state}, ${sizeText(bytes)} of pictures. ${PROBLEM_TEXTS[code]}${offlineNote}`;
}

export function EverythingPanel() {
  const progress = useSavingState(({ everything }) => everything);
  const lastResult = useSavingState(({ lastEverything }) => lastEverything);
  const [asking, setAsking] = useState(false);
  const appState = useAppOfflineState();
  return (
    <Panel title="Save everything">
      <Text mb="sm">
        All destinations, tours and packages with their pictures, and your trips: for the plane, the desert and the
        first hours without a SIM.
      </Text>
      {progress ? (
        <>
          <Button variant="default" onClick={() => stopSaving()}>
            Stop
          </Button>
          <div className={classes.words}>
            <Text mt="sm">
              {progress.items === 0
                ? "Preparing the list…"
                : `Page ${progress.itemsDone + 1} of ${progress.items}: ${progress.title}`}
            </Text>
            <progress
              className={classes.progress}
              max={progress.total || 1}
              value={progress.done}
              aria-label={`${progress.done} of ${progress.total} pictures saved`}
            />
            <Text size="sm" c="dimmed" mt={4}>
              {progress.done} of {progress.total} pictures, {sizeText(progress.bytes)}
            </Text>
          </div>
        </>
      ) : (
        <Button onClick={() => setAsking(true)}>{lastResult?.code ? "Resume download" : "Save everything"}</Button>
      )}
      <output>{lastResult && !progress ? <Text mt="sm">{outcomeText(lastResult, appState)}</Text> : null}</output>
      {asking ? <EverythingDialog onClose={() => setAsking(false)} /> : null}
    </Panel>
  );
}
