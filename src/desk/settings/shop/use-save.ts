import { useState } from "react";
import { callDesk, revisionNow } from "../../../data/remote/desk/ask-desk.ts";
import { syncCatalogue } from "../../../data/sync/catalogue/catalogue.ts";
import type { DeskSettings } from "../../../domain/shop/settings-schema.ts";
import type { SubmitResult } from "../../../shared/form/use-form.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { OVER_ANOTHER } from "../../bookings/messages/changing.ts";
import { failureText } from "../../shared/messages/desk.ts";
import { SETTINGS } from "../messages/shop.ts";

export type SaveSettings = (changes: Readonly<Record<string, unknown>>) => Promise<SubmitResult>;

/** All groups of the page share one revision, which another admin's save outdates. */
export function useSave(start: DeskSettings) {
  const [settings, setSettings] = useState(start);
  const [seen, setSeen] = useState(start.revision);
  const save: SaveSettings = async (changes) => {
    if (Object.keys(changes).length === 0) return { ok: false, problem: SETTINGS.unchanged };
    const answer = await callDesk("rpc/admin_save_settings", { settings: changes, seen });
    const now = revisionNow(answer);
    if (now !== undefined) {
      setSeen(now);
      return { ok: false, problem: OVER_ANOTHER };
    }
    if (!answer.ok) {
      const field = answer.refusal?.field;
      const said = failureText(answer);
      return field && field in changes ? { ok: false, errors: { [field]: said } } : { ok: false, problem: said };
    }
    const { value } = answer;
    const next = () => {
      setSettings(value.settings);
      setSeen(value.settings.revision);
      toast({ title: SETTINGS.saved, tone: "success" });
      void syncCatalogue();
    };
    return { ok: true, next };
  };
  return { settings, save };
}
