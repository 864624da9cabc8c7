import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import {
  DELETED_MEANWHILE,
  ITEM_NOT_LOADED,
  DRAFT_STORAGE_FULL,
  NOT_SAVED_YET,
  ITEM_NOT_FOUND,
  ITEM_NOT_SAVED,
  PUBLISHING,
  SUCCESS,
} from "#texts/desk-catalogue.ts";
import { draftKey, type ItemDraft } from "../../../data/drafts/draft-keys.ts";
import { storeUnsaved } from "../../../data/drafts/unsaved-draft.ts";
import { removeDraft, saveDraft } from "../../../data/local/drafts.ts";
import { connection } from "../../../data/net/connection.ts";
import { syncCatalogue } from "../../../data/sync/catalogue/catalogue.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { EMPTY_FORMS, itemSchemas, type ItemForm } from "../../../domain/desk/catalogue/admin-forms.ts";
import { sameForm } from "../../../domain/desk/catalogue/merge-forms.ts";
import { onReturn } from "../../../shared/browser/wake-ups.ts";
import { checkWith, type ValidForm } from "../../../shared/form/check-with.ts";
import { type SubmitResult, useForm } from "../../../shared/form/use-form.ts";
import { paths } from "../../../shared/paths.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { itemSavedText } from "../../../text/desk-catalogue.ts";
import { deskProblems } from "../../../text/desk-problems.ts";
import { failureText } from "../../../text/desk.ts";
import { draftName, kindWords } from "../kinds.ts";
import { useTranslations } from "../translations/use-translations.ts";
import { loadItem, type LoadedItem } from "./load-item.ts";
import { type Conflict, saveItem } from "./save-item.ts";

function useRetry(waits: boolean, again: () => Promise<void>) {
  const latestRetry = useRef(again);
  useEffect(() => {
    latestRetry.current = again;
  });
  useEffect(() => {
    if (!waits) return undefined;
    const retry = () => void latestRetry.current();
    const unlisten = connection.subscribe((now) => {
      if (now !== "offline") retry();
    });
    const stopListening = onReturn(retry, { on: ["online"], whileHidden: true });
    return () => {
      unlisten();
      stopListening();
    };
  }, [waits]);
}

function draftOf(over: LoadedItem, form: ItemForm): ItemDraft {
  const { restored: _, offline: __, ...begun } = over;
  return { ...begun, form };
}

export function useItemEditor(kind: ItemKind, id: string) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const copyOf = params.get("copy");
  const [item, setItem] = useState<LoadedItem>();
  const replacedItem = useRef<LoadedItem>(undefined);
  const [conflict, setConflict] = useState<Conflict>();
  const [waits, setWaits] = useState(false);
  const [turn, setTurn] = useState(0);
  const asDraft = useRef(false);
  const translations = useTranslations(kind, item?.id);

  const showItem = useCallback((next: LoadedItem | undefined) => {
    replacedItem.current = next;
    setItem(next);
  }, []);
  const key = draftKey.item(kind, draftName(id, copyOf));

  const draft = useMemo(() => {
    const openDashboard = (title: string, message = "") => {
      toast({ title, message, tone: "error" });
      void navigate(paths.admin(), { replace: true });
      return null;
    };
    const ownTexts = new Set<string>();
    const isOwnDraft = (found: ItemDraft) => ownTexts.has(JSON.stringify(found.form));
    return {
      turn,
      load: async (): Promise<ItemForm | null> => {
        const answer = await loadItem(kind, id, copyOf);
        if (!answer.ok)
          return answer.code === "not_found"
            ? openDashboard(ITEM_NOT_FOUND[kind])
            : openDashboard(ITEM_NOT_LOADED[kind], failureText(answer));
        showItem(answer.item);
        ownTexts.add(JSON.stringify(answer.item.form));
        return answer.item.form;
      },
      save: async (form: ItemForm) => {
        if (!replacedItem.current) return null;
        ownTexts.add(JSON.stringify(form));
        return (await saveDraft(key, draftOf(replacedItem.current, form), isOwnDraft))?.form ?? null;
      },
      saveSync: (form: ItemForm) => {
        if (replacedItem.current) storeUnsaved(key, draftOf(replacedItem.current, form));
      },
      remove: () => removeDraft(key, isOwnDraft),
    };
  }, [kind, id, copyOf, key, navigate, showItem, turn]);

  const send = async (fields: Record<string, unknown>, values: ItemForm): Promise<SubmitResult> => {
    const edited = replacedItem.current;
    if (!edited) return { ok: false };
    setWaits(false);
    const { id: itemId, revision, base } = edited;
    const answer =
      revision !== null && sameForm(values, base)
        ? ({ ok: true, made: false, revision } as const)
        : await saveItem({ ...edited, form: values }, fields, asDraft.current);
    if (answer.ok) {
      // The server refuses translations of an item that is not stored yet.
      if (translations.dirty) await translations.submit();
      const showSaved = () => {
        toast({
          title: SUCCESS,
          message: asDraft.current ? PUBLISHING.draftSaved : itemSavedText(kind, answer.made),
          tone: "success",
        });
        void syncCatalogue();
        if (answer.made) void navigate(kindWords[kind].edit(itemId), { replace: true });
        else showItem({ ...edited, base: values, revision: answer.revision, restored: false, offline: false });
      };
      return { ok: true, staysOpen: true, next: showSaved };
    }
    if (answer.code === "conflict") setConflict(answer.conflict);
    else if (answer.code === "unreachable") setWaits(true);
    else {
      const message = answer.code === "gone" ? DELETED_MEANWHILE : failureText(answer);
      toast({ title: ITEM_NOT_SAVED[kind], message, tone: "error" });
    }
    return { ok: false };
  };

  const form = useForm<ItemForm, ValidForm<Record<string, unknown>>>({
    empty: EMPTY_FORMS[kind],
    check: checkWith<ItemForm, Record<string, unknown>>(itemSchemas[kind], deskProblems),
    invalid: ITEM_NOT_SAVED[kind],
    draft,
    send: ({ output }, values) => send(output, values),
  });
  const { values, change, submit } = form;
  useRetry(waits, submit);

  const resolveConflict = (chosen: ItemForm) => {
    if (!replacedItem.current || !conflict) return;
    showItem({ ...replacedItem.current, base: conflict.theirs, revision: conflict.revision });
    change(chosen);
    setConflict(undefined);
    void submit();
  };

  const discardDraft = () => {
    // Hides the form until the fresh item is loaded, because the load would overwrite typing.
    showItem(undefined);
    setConflict(undefined);
    if (item?.revision === null) void translations.clear();
    void form.clear().then(() => setTurn((before) => before + 1));
  };

  const waitingText = waits ? NOT_SAVED_YET : form.kept && translations.kept ? "" : DRAFT_STORAGE_FULL;
  const isDirty = (item !== undefined && !sameForm(values, item.base)) || translations.dirty;
  const isBusy = form.busy || translations.busy;
  const closeConflict = () => setConflict(undefined);
  return {
    ...form,
    item,
    waiting: waitingText,
    conflict,
    closeConflict,
    settle: resolveConflict,
    discard: discardDraft,
    saveAsDraft: (isDraft: boolean) => {
      asDraft.current = isDraft;
    },
    dirty: isDirty,
    busy: isBusy,
    translations,
  };
}

export type ItemEditor = ReturnType<typeof useItemEditor>;
