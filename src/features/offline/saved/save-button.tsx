import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { savedKey, type SavedTarget } from "../../../domain/saved/saved-item.ts";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import { APP_TEXTS, PROBLEM_TEXTS } from "../messages.ts";
import classes from "../offline.module.css";
import { SaveDialog } from "./save-dialog.tsx";
import { SavedDialog } from "./saved-dialog.tsx";
import { save, stopSaving, useSaving } from "../saving-store.ts";
import { useSaved } from "./use-saved.ts";

type Props = {
  target: SavedTarget;
  title: string;
  tapped?: boolean;
};

export function SaveButton({ target, title, tapped = false }: Props) {
  const key = savedKey(target);
  const { item, check, app } = useSaved(key);
  const progress = useSaving(({ running }) => running[key]);
  const problem = useSaving(({ problems }) => problems[key]);
  const [open, setOpen] = useState<"before" | "after" | null>(null);
  const close = () => setOpen(null);
  const saved = item && check?.state === "ready" && item.saved_at !== null;
  const ready = saved && app === "ready";
  const started = item !== undefined && item !== null && !saved;
  const asked = item !== undefined && (item === null || check !== null);
  const press = () => (started ? void save(target) : setOpen(saved ? "after" : "before"));
  const button = useRef<HTMLButtonElement>(null);
  const early = useRef(tapped);
  const repeatEarlyTap = useEffectEvent(() => {
    if (!early.current) return;
    early.current = false;
    // The dialog returns the focus to this button.
    button.current?.focus();
    press();
  });
  useEffect(() => {
    if (asked) repeatEarlyTap();
  }, [asked]);

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
  const label = ready ? "Ready offline" : saved ? "Saved" : started && check ? "Finish saving" : "Save for offline";
  return (
    <div className="row">
      <Button
        ref={button}
        variant={ready ? "light" : "default"}
        color={ready ? "turquoise" : "lapis"}
        leftSection={<Icon name={ready ? "check" : "download"} />}
        disabled={!asked}
        onClick={press}
      >
        {label}
      </Button>
      <output className={classes.words}>
        {started && check ? `${check.done} of ${check.total} pictures are on this device. ` : null}
        {problem ? PROBLEM_TEXTS[problem] : null}
        {saved && app !== "ready" ? APP_TEXTS[app] : null}
      </output>
      {open === "before" ? <SaveDialog target={target} title={title} onClose={close} /> : null}
      {open === "after" && item && check ? <SavedDialog item={item} check={check} app={app} onClose={close} /> : null}
    </div>
  );
}
