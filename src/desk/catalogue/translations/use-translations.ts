import { useMemo } from "react";
import { TRANSLATIONS } from "#texts/desk-catalogue.ts";
import { draftKey, type TypedTranslations } from "../../../data/drafts/draft-keys.ts";
import { formDraft } from "../../../data/local/drafts.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { syncCatalogue } from "../../../data/sync/catalogue/catalogue.ts";
import type { TranslatedKind } from "../../../domain/catalogue/translation/translations.ts";
import { translations } from "../../../domain/languages.ts";
import { useForm } from "../../../shared/form/use-form.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { failureText } from "../../../text/desk.ts";
import { type DeskQuery, deskQuery } from "../../shared/desk-query.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";

const NO_TEXTS: TypedTranslations = {};
const NOT_LOADED: DeskQuery<TypedTranslations> = { key: "", ask: async () => ({ ok: true, value: NO_TEXTS }) };

/** Without an ID until the item is loaded. */
export function useTranslations(kind: TranslatedKind, id: string | undefined) {
  const read = useDeskRead(
    id === undefined ? NOT_LOADED : deskQuery("rpc/admin_translations", { entity: kind, entity_id: id }),
  );
  const draft = useMemo(() => (id === undefined ? undefined : formDraft(draftKey.translations(kind, id))), [kind, id]);
  const form = useForm({
    empty: NO_TEXTS,
    draft,
    check: (typed: TypedTranslations) => ({ ok: true as const, typed }),
    send: async ({ typed }) => {
      if (id === undefined) return { ok: false };
      for (const language of translations) {
        const texts = typed[language];
        if (!texts) continue;
        // oxlint-disable-next-line no-await-in-loop -- the server locks the catalogue for each of them
        const answer = await callDesk("rpc/save_translations", { entity: kind, entity_id: id, language, texts });
        if (!answer.ok) {
          toast({ title: TRANSLATIONS.notSaved, message: failureText(answer), tone: "error" });
          return { ok: false };
        }
      }
      void syncCatalogue();
      await read.refresh();
      const showSaved = () => {
        toast({ title: TRANSLATIONS.saved, tone: "success" });
        void form.clear();
      };
      return { ok: true, staysOpen: true, next: showSaved };
    },
  });
  return { ...form, read };
}

export type TranslationsForm = ReturnType<typeof useTranslations>;
