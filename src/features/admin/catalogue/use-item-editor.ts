import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { sameForm } from "../../../domain/catalogue/admin/merge-forms.ts";
import type { ItemForms } from "../../../domain/catalogue/admin/admin-forms.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { draftKey, removeDraft, saveDraft } from "../../../data/local/drafts.ts";
import { syncCatalogue } from "../../../data/sync/catalogue/catalogue.ts";
import { connection } from "../../../data/net/connection.ts";
import { paths } from "../../../shared/paths.ts";
import { toast } from "../../../shared/ui/toast.ts";
import { draftName } from "./kinds.ts";
import { loadItem, type LoadedItem } from "./load-item.ts";
import { loadFailed, notFound, savedWords, saveFailed, SUCCESS } from "./messages.ts";
import { type Conflict, type FormErrors, saveItem } from "./save-item.ts";

/** One item being edited: loaded, kept as it is typed, saved, and the two ways in which that can go wrong. */
export const useItemEditor = <Kind extends ItemKind>(kind: Kind, id: string) => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const copyOf = params.get("copy");
  const draft = draftName(id, copyOf);
  const [item, setItem] = useState<LoadedItem<Kind>>();
  const [errors, setErrors] = useState<FormErrors>({});
  const [conflict, setConflict] = useState<Conflict<Kind>>();
  const [saving, setSaving] = useState(false);
  const [waiting, setWaiting] = useState("");
  /** Counts the times it was discarded: each one loads afresh. */
  const [turn, setTurn] = useState(0);
  const latest = useRef<LoadedItem<Kind>>(undefined);
  const busy = useRef(false);

  const show = useCallback((next: LoadedItem<Kind>) => {
    latest.current = next;
    setItem(next);
  }, []);
  const leave = useCallback(() => void navigate(paths.admin()), [navigate]);

  useEffect(() => {
    let here = true;
    const load = async () => {
      const answer = await loadItem(kind, id, copyOf);
      if (!here) return;
      if (answer.ok) return show(answer.item);
      const missing = answer.code === "not_found";
      toast({ title: missing ? notFound[kind] : loadFailed[kind], message: answer.message, tone: "error" });
      void navigate(paths.admin(), { replace: true });
    };
    load().catch((error: unknown) => {
      console.warn("Loading an item:", error);
      toast({ title: loadFailed[kind], tone: "error" });
      void navigate(paths.admin(), { replace: true });
    });
    return () => {
      here = false;
    };
  }, [kind, id, copyOf, navigate, show, turn]);

  const keep = useCallback(
    (next: LoadedItem<Kind>) => {
      show(next);
      const { restored: _, offline: __, ...typed } = next;
      saveDraft(draftKey.item(kind, draft), typed).catch((error: unknown) => {
        console.warn("The draft is not kept:", error);
        setWaiting("This device has no room to keep a draft. Save before you leave this page.");
      });
    },
    [kind, draft, show],
  );

  const change = useCallback(
    (changes: Partial<ItemForms[Kind]>) => {
      const { current } = latest;
      if (!current) return;
      keep({ ...current, form: { ...current.form, ...changes } });
      setErrors((known) => ({
        ...known,
        ...Object.fromEntries(Object.keys(changes).map((field) => [field, undefined])),
      }));
    },
    [keep],
  );

  const refuse = useCallback(
    (found: FormErrors) => {
      setErrors(found);
      const first = Object.values(found).find(Boolean);
      toast({ title: saveFailed[kind], message: first ?? "", tone: "error" });
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    },
    [kind],
  );

  const save = useCallback(async (): Promise<void> => {
    const { current } = latest;
    if (!current || busy.current) return;
    busy.current = true;
    setSaving(true);
    setWaiting("");
    try {
      const answer = await saveItem(kind, current);
      if (answer.ok) {
        await removeDraft(draftKey.item(kind, draft));
        toast({ title: SUCCESS, message: savedWords(kind, answer.made), tone: "success" });
        void syncCatalogue();
        leave();
      } else if (answer.code === "invalid") refuse(answer.errors);
      else if (answer.code === "conflict") setConflict(answer.conflict);
      else if (answer.code === "gone") {
        toast({
          title: saveFailed[kind],
          message: "It was deleted meanwhile. What you typed is still here.",
          tone: "error",
        });
      } else if (answer.code === "unreachable") {
        setWaiting(
          "Not saved yet: there is no connection. What you typed is kept on this device. It is saved as soon as the connection is back while this page is open; otherwise save it then.",
        );
      } else toast({ title: saveFailed[kind], message: answer.message, tone: "error" });
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }, [kind, draft, leave, refuse]);

  useEffect(() => {
    if (!waiting) return undefined;
    const again = () => void save();
    const unlisten = connection.subscribe((now) => {
      if (now !== "offline") again();
    });
    window.addEventListener("online", again);
    return () => {
      unlisten();
      window.removeEventListener("online", again);
    };
  }, [waiting, save]);

  /** What the admin chose where two had changed the same: saved over what is there now. */
  const settle = useCallback(
    (form: ItemForms[Kind]) => {
      const { current } = latest;
      if (!current || !conflict) return;
      keep({ ...current, form, base: conflict.theirs, revision: conflict.revision });
      setConflict(undefined);
      void save();
    },
    [conflict, keep, save],
  );

  const discard = useCallback(async () => {
    // Out of sight until the fresh one is there: what is typed meanwhile would be lost under it.
    latest.current = undefined;
    setItem(undefined);
    setErrors({});
    setConflict(undefined);
    await removeDraft(draftKey.item(kind, draft));
    setTurn((before) => before + 1);
  }, [kind, draft]);

  const dirty = item !== undefined && !sameForm(item.form, item.base);
  const closeConflict = useCallback(() => setConflict(undefined), []);
  return { item, errors, change, save, saving, waiting, conflict, closeConflict, settle, discard, dirty, leave };
};

export type ItemEditor<Kind extends ItemKind> = ReturnType<typeof useItemEditor<Kind>>;
