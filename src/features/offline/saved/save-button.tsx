import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { savedKey, type SavedTarget } from "../../../domain/saved/saved-item.ts";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import { APP_TEXTS, PROBLEM_TEXTS } from "../messages.ts";
import classes from "../offline.module.css";
import { SaveDialog } from "./save-dialog.tsx";
import { SavedDialog } from "./saved-dialog.tsx";
import { saveTarget, stopSaving, useSavingState } from "../saving-store.ts";
import { useSavedItem } from "./use-saved.ts";

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
    // The dialog returns the focus to this button.
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
          Stop saving
        </Button>
        <output className={classes.words}>
          Saving {progress.done} of {progress.total}…
          <progress
            className={classes.progress}
            max={progress.total || 1}
            value={progress.done}
            aria-label="Saved so far"
          />
        </output>
      </div>
    );
  const label = isReady
    ? "Ready offline"
    : isSaved
      ? "Saved"
      : hasStarted && check
        ? "Finish saving"
        : "Save for offline";
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
        {hasStarted && check ? `${check.done} of ${check.total} pictures are on this device. ` : null}
        {problem ? PROBLEM_TEXTS[problem] : null}
        {isSaved && app !== "ready" ? APP_TEXTS[app] : null}
      </output>
      {open === "before" ? <SaveDialog target={target} title={title} onClose={close} /> : null}
      {open === "after" && item && check ? <SavedDialog item={item} check={check} app={app} onClose={close} /> : null}
    </div>
  );
}
