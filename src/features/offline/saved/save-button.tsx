import { Button } from "@mantine/core";
import { useState } from "react";
import { savedKey, type SavedTarget } from "../../../domain/saved/saved-item.ts";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import { PROBLEM_TEXTS } from "../messages.ts";
import classes from "../offline.module.css";
import { SaveDialog } from "./save-dialog.tsx";
import { SavedDialog } from "./saved-dialog.tsx";
import { save, stopSaving, useSaving } from "../saving-store.ts";
import { useSaved } from "./use-saved.ts";

type Props = { target: SavedTarget; title: string };

/** Save for offline, and what became of it: the one button of a page. */
export function SaveButton({ target, title }: Props) {
  const key = savedKey(target);
  const { item, check } = useSaved(key);
  const progress = useSaving(({ running }) => running[key]);
  const problem = useSaving(({ problems }) => problems[key]);
  const [open, setOpen] = useState<"before" | "after" | null>(null);
  const close = () => setOpen(null);

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
  const ready = item && check?.state === "ready" && item.saved_at !== null;
  const started = item !== undefined && item !== null && !ready;
  const label = ready ? "Ready offline" : started && check ? "Finish saving" : "Save for offline";
  return (
    <div className="row">
      <Button
        variant={ready ? "light" : "default"}
        color={ready ? "turquoise" : "lapis"}
        leftSection={<Icon name={ready ? "check" : "download"} />}
        disabled={item === undefined || (started && check === null)}
        onClick={() => (started ? void save(target) : setOpen(ready ? "after" : "before"))}
      >
        {label}
      </Button>
      <output className={classes.words}>
        {started && check ? `${check.done} of ${check.total} pictures are on this device. ` : null}
        {problem ? PROBLEM_TEXTS[problem] : null}
      </output>
      {open === "before" ? <SaveDialog target={target} title={title} onClose={close} /> : null}
      {open === "after" && item && check ? <SavedDialog item={item} check={check} onClose={close} /> : null}
    </div>
  );
}
