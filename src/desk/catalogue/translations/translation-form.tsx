import { Button } from "@mantine/core";
import { useEffect, useMemo } from "react";
import { draftKey } from "../../../data/drafts/draft-keys.ts";
import { formDraft } from "../../../data/local/drafts.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { syncCatalogue } from "../../../data/sync/catalogue/catalogue.ts";
import type { Translated, TranslatedKind } from "../../../domain/catalogue/translation/translations.ts";
import type { Language } from "../../../domain/languages.ts";
import { DRAFT_STORAGE_FULL, EDITOR, TRANSLATIONS } from "#texts/desk-catalogue.ts";
import { OtherTab } from "../../../shared/form/other-tab.tsx";
import { useForm } from "../../../shared/form/use-form.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import type { ItemTranslations } from "./load-translations.ts";
import { textLabel } from "./text-label.ts";
import { TranslationField } from "./translation-field.tsx";
import { failureText } from "../../../text/desk.ts";
import { translationTitle } from "../../../text/desk-catalogue.ts";

type TypedTexts = Readonly<Record<string, Translated>>;
const NO_TEXTS: TypedTexts = {};

type Props = {
  kind: TranslatedKind;
  id: string;
  language: Language;
  item: ItemTranslations;
  saved: () => Promise<void>;
  reportUnsaved?: ((isUnsaved: boolean) => void) | undefined;
};

export function TranslationForm({ kind, id, language, item, saved, reportUnsaved }: Props) {
  const draft = useMemo(() => formDraft<TypedTexts>(draftKey.translation(kind, id, language)), [kind, id, language]);
  const form = useForm({
    empty: NO_TEXTS,
    draft,
    check: (typed: TypedTexts) => ({ ok: true as const, typed }),
    send: async ({ typed }) => {
      const answer = await callDesk("rpc/save_translations", { entity: kind, entity_id: id, language, texts: typed });
      if (!answer.ok) {
        toast({ title: TRANSLATIONS.notSaved, message: failureText(answer), tone: "error" });
        return { ok: false };
      }
      toast({ title: TRANSLATIONS.saved, tone: "success" });
      void syncCatalogue();
      await saved();
      return { ok: true, staysOpen: true, next: () => void form.clear() };
    },
  });
  const isUnsaved = form.dirty && !form.busy;
  useEffect(() => {
    reportUnsaved?.(isUnsaved);
    return () => reportUnsaved?.(false);
  }, [isUnsaved, reportUnsaved]);
  const texts = item.texts[language] ?? {};
  return (
    <form {...form.props} className="stack" aria-label={translationTitle(language)}>
      <OtherTab choice={form.otherTab} />
      {[...item.sources].map(([path, source]) => (
        <TranslationField
          key={path}
          path={path}
          label={textLabel(kind, path)}
          source={source}
          language={language}
          texts={texts}
          typed={form.values[path]?.text}
          change={(text) => form.change({ [path]: { source, text } })}
        />
      ))}
      <div className="row">
        <Button type="submit" variant="default" loading={form.busy} disabled={!form.dirty}>
          {TRANSLATIONS.save}
        </Button>
        <p role="status" className="dim">
          {form.kept ? (form.dirty ? EDITOR.kept : "") : DRAFT_STORAGE_FULL}
        </p>
      </div>
    </form>
  );
}
