import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SAVE_FOR_OFFLINE } from "#texts/app.ts";
import { SAVE_ACTIONS, SAVE_PROBLEMS, SAVE_STATE, SAVED_BUT_CLOSED } from "#texts/offline.ts";
import { savedKey, type SavedTarget } from "../../../domain/saved/saved-item.ts";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import { saveTarget, stopSaving, useSavingState } from "../saving-store.ts";
import { SaveDialog } from "./save-dialog.tsx";
import { SavedDialog } from "./saved-dialog.tsx";
import { useSavedItem } from "./use-saved.ts";
import classes from "../offline.module.css";

type Props = {
  target: SavedTarget;
  title: string;
  tapped?: boolean;
};

export function SaveButton({ target, title, tapped = false }: Props) {
  const key = savedKey(target);
  const { item, check, app } = useSavedItem(key);
  const progress = useSavingState(({ running }) => running[key]);
  const problem = useSavingState(({ problems }) => problems[key]);
  const [open, setOpen] = useState<"before" | "after" | null>(null);
  const close = () => setOpen(null);
  const isSaved = item && check?.state === "ready" && item.saved_at !== null;
  const isReady = isSaved && app === "ready";
  const hasStarted = item !== undefined && item !== null && !isSaved;
  const hasLoaded = item !== undefined && (item === null || check !== null);
  const saveOrOpen = () => (hasStarted ? void saveTarget(target) : setOpen(isSaved ? "after" : "before"));
  const button = useRef<HTMLButtonElement>(null);
  const wasTappedEarly = useRef(tapped);
  const repeatEarlyTap = useEffectEvent(() => {
    if (!wasTappedEarly.current) return;
    wasTappedEarly.current = false;
    button.current?.focus();
    saveOrOpen();
  });
  useEffect(() => {
    if (hasLoaded) repeatEarlyTap();
  }, [hasLoaded]);

  if (progress)
    return (
      <div className="row">
        <Button variant="default" leftSection={<Icon name="cross" />} onClick={() => stopSaving(key)}>
          {SAVE_ACTIONS.stopSaving}
        </Button>
        <output className={classes.words}>
          {SAVE_STATE.saving({ done: progress.done, total: progress.total })}
          <progress
            className={classes.progress}
            max={progress.total || 1}
            value={progress.done}
            aria-label={SAVE_STATE.progress}
          />
        </output>
      </div>
    );
  const label = isReady
    ? SAVE_STATE.ready
    : isSaved
      ? SAVE_STATE.saved
      : hasStarted && check
        ? SAVE_ACTIONS.finish
        : SAVE_FOR_OFFLINE;
  return (
    <div className="row">
      <Button
        ref={button}
        variant={isReady ? "light" : "default"}
        color={isReady ? "turquoise" : "lapis"}
        leftSection={<Icon name={isReady ? "check" : "download"} />}
        disabled={!hasLoaded}
        onClick={saveOrOpen}
      >
        {label}
      </Button>
      <output className={classes.words}>
        {hasStarted && check ? SAVE_STATE.partly({ done: check.done, total: check.total }) : null}
        {problem ? SAVE_PROBLEMS[problem] : null}
        {isSaved && app !== "ready" ? SAVED_BUT_CLOSED[app] : null}
      </output>
      {open === "before" ? <SaveDialog target={target} title={title} onClose={close} /> : null}
      {open === "after" && item && check ? <SavedDialog item={item} check={check} app={app} onClose={close} /> : null}
    </div>
  );
}
