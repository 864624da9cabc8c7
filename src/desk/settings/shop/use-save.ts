import { useState } from "react";
import { CHANGED_MEANWHILE, SETTINGS } from "#texts/desk.ts";
import { callDesk, revisionNow } from "../../../data/remote/desk/ask-desk.ts";
import { syncCatalogue } from "../../../data/sync/catalogue/catalogue.ts";
import type { DeskSettings } from "../../../domain/shop/settings-schema.ts";
import type { SubmitResult } from "../../../shared/form/use-form.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { failedSubmit } from "../../shared/submit-results.ts";

export type SaveSettings = (changes: Readonly<Record<string, unknown>>) => Promise<SubmitResult>;

/** All groups of the page share one revision, which another admin's save outdates. */
export function useSaveSettings(start: DeskSettings) {
  const [settings, setSettings] = useState(start);
  const [seen, setSeen] = useState(start.revision);
  const saveSettings: SaveSettings = async (changes) => {
    if (Object.keys(changes).length === 0)
      return { ok: true, staysOpen: true, next: () => void toast({ title: SETTINGS.unchanged, tone: "info" }) };
    const answer = await callDesk("rpc/admin_save_settings", { settings: changes, seen });
    const currentRevision = revisionNow(answer);
    if (currentRevision !== undefined) {
      setSeen(currentRevision);
      return { ok: false, problem: CHANGED_MEANWHILE };
    }
    if (!answer.ok) return failedSubmit(answer, changes);
    const { value } = answer;
    const applySaved = () => {
      setSettings(value.settings);
      setSeen(value.settings.revision);
      toast({ title: SETTINGS.saved, tone: "success" });
      void syncCatalogue();
    };
    return { ok: true, next: applySaved };
  };
  return { settings, save: saveSettings };
}
